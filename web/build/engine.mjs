// Makes what play on the device needs, in build/engine: Python for the browser (the `pyodide` package) with a smaller,
// precompiled standard library, and the engine, precompiled too. Each lies under a name of its content, with its
// compressed copies, so that a new engine leaves what the browser has of Python as it is.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import { loadPyodide } from "pyodide";

const OUT = fileURLToPath(new URL("../../build/engine/", import.meta.url));
const PACKAGE = fileURLToPath(new URL("../../src/capicua/", import.meta.url));
const PYODIDE = path.dirname(fileURLToPath(import.meta.resolve("pyodide")));

/** The packages that make up the engine, without what serves, prints and checks. */
const PARTS = ["core", "families", "games", "notation", "bots", "fair", "room", "offline"];

/** What a program in a browser never asks of the standard library: other processes, mail, databases, development. */
const LEFT_OUT = `
  _aix_support _android_support _apple_support _ios_support _osx_support _pydatetime _pydecimal _pyio _pyrepl
  _strptime _sysconfigdata__emscripten_wasm32-emscripten argparse bdb cProfile calendar cmd code colorsys compileall
  configparser csv ctypes curses dbm decimal difflib doctest email ensurepip filecmp fileinput fractions ftplib getopt
  getpass gettext graphlib html http idlelib imaplib ipaddress mailbox mimetypes modulefinder multiprocessing netrc
  nturl2path optparse pdb pickletools platform plistlib poplib pprint profile pstats py_compile pyclbr pydoc
  pydoc_data quopri rlcompleter sched shelve smtplib socketserver sqlite3 statistics stringprep symtable sysconfig
  tabnanny tarfile timeit tomllib trace tracemalloc turtle unittest urllib uuid venv wave webbrowser wsgiref xml
  xmlrpc zipapp zoneinfo
`;
const ENCODINGS = "__init__ aliases ascii cp437 latin_1 utf_8";

/** Runs in Pyodide, whose own compiler makes what it can load. Two zips, stored: brotli packs them better. */
const COMPILE = `
import importlib._bootstrap_external as external
import zipfile

def pack(target, files, optimize):
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as made:
        for name, source in sorted(files.items()):
            code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
            made.writestr(zipfile.ZipInfo(name + "c"), external._code_to_hash_pyc(code, bytes(8), False))

def library(left_out, encodings):
    kept = {}
    with zipfile.ZipFile("/lib/python314.zip") as whole:
        for name in whole.namelist():
            top, _, rest = name.partition("/")
            if not name.endswith(".py") or top.removesuffix(".py") in left_out:
                continue
            if top != "encodings" or rest.removesuffix(".py") in encodings:
                kept[name] = whole.read(name)
    return kept
`;

async function main() {
  await mkdir(OUT, { recursive: true });
  const python = await loadPyodide();
  python.runPython(COMPILE);
  const made = {
    python: await makeRuntime(python),
    engine: await makeEngine(python),
    games: await keep("games", ".json", await readFile(argv[2])),
  };
  const now = Object.values(made).map((name) => name.split("/")[0]);
  for (const name of await readdir(OUT)) {
    if (!now.some((kept) => name.startsWith(kept)))
      await rm(path.join(OUT, name), { recursive: true });
  }
  await writeFile(path.join(OUT, "files.json"), JSON.stringify({ ...made, files: await sizes() }));
}

/** Every file with the bytes it has when it is not compressed. */
async function sizes() {
  const names = await readdir(OUT, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(OUT, path.join(entry.parentPath, entry.name)))
    .sort();
  return Promise.all(
    files.map(async (name) => ({
      name: name.replaceAll("\\", "/"),
      bytes: (await stat(path.join(OUT, name))).size,
    })),
  );
}

/** The folder of Python: made anew only when another one is wanted, as compressing it takes its time. */
async function makeRuntime(python) {
  python.globals.set("left_out", python.toPy(LEFT_OUT.trim().split(/\s+/)));
  python.globals.set("encodings", python.toPy(ENCODINGS.split(" ")));
  // Docstrings are the larger part of it.
  python.runPython(`pack("/library.zip", library(left_out, encodings), 2)`);
  const parts = {
    "pyodide.asm.wasm": await readFile(path.join(PYODIDE, "pyodide.asm.wasm")),
    "pyodide.asm.mjs": await readFile(path.join(PYODIDE, "pyodide.asm.mjs")),
    "python_stdlib.zip": python.FS.readFile("/library.zip"),
  };
  const name = `python-${hashOf(...Object.values(parts))}`;
  if (!existsSync(path.join(OUT, name))) {
    await mkdir(path.join(OUT, "part"), { recursive: true });
    for (const [part, body] of Object.entries(parts)) await write(`part/${part}`, body);
    await rename(path.join(OUT, "part"), path.join(OUT, name));
  }
  return `${name}/`;
}

async function makeEngine(python) {
  const files = {
    "capicua/__init__.py": await readFile(path.join(PACKAGE, "__init__.py"), "utf8"),
  };
  for (const part of PARTS) {
    for (const file of await readdir(path.join(PACKAGE, part), { recursive: true })) {
      if (!file.endsWith(".py")) continue;
      files[`capicua/${part}/${file}`] = await readFile(path.join(PACKAGE, part, file), "utf8");
    }
  }
  python.globals.set("engine", python.toPy(files));
  // With docstrings: without one a dataclass writes its own, which takes longer than loading it.
  python.runPython(`pack("/engine.zip", engine, 1)`);
  return keep("engine", ".zip", python.FS.readFile("/engine.zip"));
}

async function keep(name, ending, body) {
  const file = `${name}-${hashOf(body)}${ending}`;
  await write(file, body);
  return file;
}

async function write(name, body) {
  const file = path.join(OUT, name);
  await writeFile(file, body);
  await writeFile(`${file}.gz`, gzipSync(body, { level: 9 }));
  await writeFile(`${file}.br`, brotliCompressSync(body, { params: brotliFor(body) }));
}

/** At 11 the large ones take a minute and are a tenth smaller. */
function brotliFor(body) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: body.length > 2e6 ? 9 : 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
}

function hashOf(...bodies) {
  const hash = createHash("sha256");
  for (const body of bodies) hash.update(body);
  return hash.digest("hex").slice(0, 10);
}

await main();
