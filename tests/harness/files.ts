/** Files for a test that wants a path: written into a folder that goes with the process. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

let folder: string | undefined;
let count = 0;

/** The path of a file with this content. */
export function fileOf(content: string | Buffer, ending = "csv"): string {
  if (!folder) {
    const made = mkdtempSync(join(tmpdir(), "viprasetu-file-"));
    folder = made;
    process.once("exit", () => rmSync(made, { recursive: true, force: true }));
  }
  count += 1;
  const path = join(folder, `${count}.${ending}`);
  writeFileSync(path, content);
  return path;
}
