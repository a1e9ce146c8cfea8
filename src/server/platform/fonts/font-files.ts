/** The faces of pictures, Mukta for both scripts, as files that the shaper of texts can read, so that a machine without fonts draws the same as any other. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { unpackWoff } from "./woff.ts";

const SCRIPTS = ["devanagari", "latin", "latin-ext"];
const WEIGHTS = [400, 700];

/** Writes the files into the data folder and answers the file of settings that names them and no other, for FONTCONFIG_FILE. */
export async function writeFonts(dataDir: string): Promise<string> {
  const folder = join(dataDir, "fonts");
  await mkdir(folder, { recursive: true });
  const { resolve } = createRequire(import.meta.url);
  for (const script of SCRIPTS)
    for (const weight of WEIGHTS) {
      const name = `mukta-${script}-${weight}-normal`;
      const woff = await readFile(resolve(`@fontsource/mukta/files/${name}.woff`));
      await writeFile(join(folder, `${name}.ttf`), unpackWoff(woff));
    }
  const settings = join(folder, "fonts.conf");
  await writeFile(settings, settingsFor(folder));
  return settings;
}

function settingsFor(folder: string): string {
  const path = folder.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${path}</dir><cachedir>${path}/cache</cachedir></fontconfig>
`;
}
