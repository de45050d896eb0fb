// Python of the browser, in Node: runs a text there and answers with what its `answer` makes of the question.
// node python.mjs PYODIDE FOLDER-OF-BUILD TEXT QUESTION
import { readFile } from "node:fs/promises";
import path from "node:path";
import { argv, stdout } from "node:process";
import { pathToFileURL } from "node:url";

const [pyodide, folder, text, question] = argv.slice(2);
const { loadPyodide } = await import(
  pathToFileURL(path.join(pyodide, "pyodide.mjs"))
);
const made = JSON.parse(
  await readFile(path.join(folder, "files.json"), "utf8"),
);
const { info } = JSON.parse(
  await readFile(path.join(pyodide, "pyodide-lock.json"), "utf8"),
);
const python = await loadPyodide({
  indexURL: path.join(folder, made.python),
  lockFileContents: JSON.stringify({ info, packages: {} }),
});
python.FS.writeFile(
  "/engine.zip",
  await readFile(path.join(folder, made.engine)),
);
python.runPython(`import sys; sys.path.insert(0, "/engine.zip")`);
python.runPython(await readFile(text, "utf8"));
stdout.write(python.globals.get("answer")(question));
