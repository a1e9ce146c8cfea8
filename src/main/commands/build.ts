/** `npm run build`: builds the pages and strips the types ahead of a start, as for a container image. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { buildPages } from "../build-pages.ts";

await buildPages();
// What Node says of its own function for this is nothing that an operator could act on.
const stripping = ["--disable-warning=ExperimentalWarning", join(import.meta.dirname, "../type-stripping.mjs")];
const { status } = spawnSync(process.execPath, stripping, { stdio: "inherit" });
if (status !== 0) process.exit(1);
process.stdout.write("The pages are built.\n");
