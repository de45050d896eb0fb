"""Where things lie on a page, and what is wrong with it: texts that leave it, are cut off, or lie on one another."""

from playwright.sync_api import Locator, Page

_FAULTS = r"""() => {
  const SLACK = 1.5;
  const faults = new Set();
  const told = (text) => text.trim().replace(/\s+/g, " ").slice(0, 60);
  /* Neither what is for the ear alone nor what is faded out or folded. */
  function seen(element) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (element.closest("details:not([open])") && !element.closest("summary")) return false;
    for (let at = element; at !== null; at = at.parentElement)
      if (getComputedStyle(at).clipPath === "inset(50%)") return false;
    return true;
  }
  /* The part of a box that its scrolling or cutting ancestors let through, and the ones that may scroll. */
  function clipped(element, box) {
    let { left, top, right, bottom } = box;
    for (let at = element; at !== null && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const frame = at.getBoundingClientRect();
      left = Math.max(left, frame.left); right = Math.min(right, frame.right);
      top = Math.max(top, frame.top); bottom = Math.min(bottom, frame.bottom);
    }
    return { left, top, right, bottom };
  }
  /* Ends in dots, or after some lines, on purpose. */
  const shortens = (style) => style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
  function scrolls(element) {
    for (let at = element; at !== null; at = at.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight + 1) return true;
    }
    return document.documentElement.scrollHeight > innerHeight;
  }
  function shortened(element) {
    for (let at = element; at !== null; at = at.parentElement) if (shortens(getComputedStyle(at))) return true;
    return false;
  }
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.add(`the page is ${scrollWidth} wide`);
  const dialog = document.querySelector("dialog[open]");
  const root = dialog ?? document.body;
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (node.textContent.trim() === "" || element.closest("svg, select, style, script") || !seen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const text = told(node.textContent);
      const part = clipped(element, box);
      if (!shortened(element)) {
        if (box.left < -SLACK || box.right > innerWidth + SLACK) faults.add(`leaves the page: ${text}`);
        else if (box.right - part.right > SLACK || part.left - box.left > SLACK) faults.add(`is cut off: ${text}`);
        else if (!scrolls(element) && (box.bottom - part.bottom > box.height / 3 || box.bottom > innerHeight + SLACK))
          faults.add(`is cut off below: ${text}`);
      }
      if (part.right - part.left > 1 && part.bottom - part.top > 1) texts.push({ node, element, text, ...part });
    }
  }
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.bottom - a.top, b.bottom - b.top) * 0.3;
  texts.forEach((one, at) => {
    for (const other of texts.slice(at + 1)) {
      if (one.node !== other.node && over(one, other)) faults.add(`lie on one another: ${one.text} | ${other.text}`);
    }
  });
  for (const button of root.querySelectorAll("button, a.btn, select, input")) {
    if (!seen(button) || button.closest(".mat, .felt, .hand")) continue;
    const box = clipped(button, button.getBoundingClientRect());
    if (box.right - box.left < 2 || box.bottom - box.top < 2) continue;
    for (const text of texts) {
      if (!button.contains(text.element) && !text.element.closest("label")?.contains(button) && over(box, text))
        faults.add(`a button lies on a text: ${told(button.textContent)} | ${text.text}`);
    }
  }
  return [...faults];
}"""


def middle(part: Locator) -> tuple[float, float]:
    """Where the middle of something is, from the left and from the top."""
    box = part.first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def faults(page: Page) -> list[str]:
    """Each fault of the screen in a line; the numbers on tiles and other drawings are not looked at."""
    found: list[str] = page.evaluate(_FAULTS)
    return found
