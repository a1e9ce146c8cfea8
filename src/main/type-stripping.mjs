/** Takes the types out of our TypeScript once and keeps the result: `node --import` this file. Node's own way costs a busy portal 29 MB for as long as it runs (docs/decisions/0271-memory-of-one-process.md). Run as a program, it does so for every file. */
import { spawnSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { registerHooks, stripTypeScriptTypes } from "node:module";
import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = join(import.meta.dirname, "../..");
const rooms = ["src", "db"].map((room) => join(root, room));
const store = join(root, "node_modules/.cache/stripped");

if (process.argv[1] === import.meta.filename) stripAll();
else registerHooks({ load });

let isStripped = false;

function load(url, context, next) {
  const isOurs = url.endsWith(".ts") && rooms.some((room) => url.startsWith(`${pathToFileURL(room)}/`));
  const source = isOurs ? strippedSource(fileURLToPath(url)) : undefined;
  return source ? { format: "module", source, shortCircuit: true } : next(url, context);
}

/** Undefined where the stored file can be neither read nor written: Node strips such a file itself. */
function strippedSource(file) {
  const stored = read(storedName(file));
  if (stored || isStripped) return stored;
  isStripped = true;
  // In a process of its own, which takes the memory for it with it when it ends.
  const { status } = spawnSync(process.execPath, [import.meta.filename]);
  if (status !== 0) console.error(`The types could not be stored in ${store}: the portal takes some 30 MB more.`);
  return read(storedName(file));
}

/** Nothing, too, for an empty file, as a power cut may leave it. */
function read(stored) {
  try {
    const source = readFileSync(stored);
    return source.length > 0 ? source : undefined;
  } catch {
    return undefined;
  }
}

/** Another one for every text of the file, and for every version of Node. */
function storedName(file) {
  const name = createHash("sha1")
    .update(`${relative(root, file)} ${process.version} `)
    .update(readFileSync(file));
  return join(store, `${name.digest("hex")}.js`);
}

/** Strips what has changed, and deletes what earlier versions left. */
function stripAll() {
  mkdirSync(store, { recursive: true });
  const left = new Set(readdirSync(store).map((name) => join(store, name)));
  for (const room of rooms)
    for (const entry of readdirSync(room, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/(?<!\.test)\.ts$/.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      const stored = storedName(file);
      if (left.delete(stored) && read(stored)) continue;
      // Under its name only when it is whole: another process may be reading.
      const whole = `${stored}.${randomUUID()}`;
      writeFileSync(whole, stripTypeScriptTypes(readFileSync(file, "utf8")));
      renameSync(whole, stored);
    }
  for (const stale of left) rmSync(stale, { force: true });
}
