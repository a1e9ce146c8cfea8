/** `npm run build`: builds the pages ahead of a start, as for a container image. */
import { buildPages } from "../build-pages.ts";

await buildPages();
process.stdout.write("The pages are built.\n");
