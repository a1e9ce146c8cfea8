/** Builds the pages, and the style guide that a demo shows, when their sources changed since the last build; compresses the files once for all readers. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import { shortenRouteList } from "./pages/route-list.ts";

const root = join(import.meta.dirname, "../..");
/** One after the other: the first empties the folder. */
const BUILDERS = [
  ["@react-router/dev/dist/cli/index.js", "build"],
  ["vite/bin/vite.js", "build", "--config", "vite.guide.ts", "--logLevel", "error"],
];
const stamp = join(root, "build/stamp");
const SOURCES = [
  "src/base",
  "src/contract",
  "src/messages",
  "src/web",
  "src/main/pages/route-list.ts",
  "package-lock.json",
  "vite.chunks.ts",
  "vite.config.ts",
  "vite.guide.ts",
  "react-router.config.ts",
];

/** True when a build of the present sources stands ready. */
export function pagesAreBuilt(): boolean {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint();
}

/** Builds beside the present build and then takes its place; throws StartProblem with the builder's words when it fails. A signal ends it and leaves the present build. */
export async function buildPages(signal?: AbortSignal): Promise<void> {
  const print = fingerprint();
  const fresh = join(root, `.build-${process.pid}`);
  try {
    for (const builder of BUILDERS) {
      const { code, output } = await runBuilder(builder, fresh, signal);
      signal?.throwIfAborted();
      if (code !== 0) throw new StartProblem(`The pages could not be built:\n${output}`);
    }
    shortenRouteList(join(fresh, "client"));
    await Promise.all(filesIn(join(fresh, "client")).map((file) => compress(file, signal)));
    writeFileSync(join(fresh, "stamp"), print);
    takePlace(fresh);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Answers when the builder is gone, even when a signal ended it. */
function runBuilder(
  [program = "", ...args]: string[],
  folder: string,
  signal?: AbortSignal,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, "node_modules", program), ...args], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production", PAGES_BUILD_DIR: folder },
      signal,
      killSignal: "SIGKILL",
    });
    const said: string[] = [];
    child.stdout.on("data", (data) => said.push(String(data)));
    child.stderr.on("data", (data) => said.push(String(data)));
    child.on("error", (error) => {
      if (error.name !== "AbortError") reject(error);
    });
    child.on("close", (code) => resolve({ code, output: said.join("") }));
  });
}

function takePlace(fresh: string): void {
  const present = join(root, "build");
  const old = `${fresh}-old`;
  if (existsSync(present)) renameSync(present, old);
  renameSync(fresh, present);
  rmSync(old, { recursive: true, force: true });
}

/** As small as it gets: done once, fetched by everybody. */
async function compress(file: string, signal?: AbortSignal): Promise<void> {
  if (!/\.(m?js|css|svg|json|geojson)$/.test(file)) return;
  const bytes = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const small = await promisify(brotliCompress)(bytes, { params });
  signal?.throwIfAborted();
  writeFileSync(`${file}.br`, small);
}

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const source of SOURCES)
    for (const file of filesIn(join(root, source))) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest("hex");
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
