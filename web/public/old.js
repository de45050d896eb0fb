// For browsers too old for the client: only what they all understand.
(function () {
  var supports = window.CSS && CSS.supports;
  var young =
    "noModule" in document.createElement("script") &&
    "HTMLDialogElement" in window &&
    supports &&
    CSS.supports("color", "color-mix(in srgb, red, blue)") &&
    CSS.supports("height", "1dvh");
  if (!young) window.location.replace("/old.html");
})();
