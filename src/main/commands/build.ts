/** `npm run build`: makes the pages ahead of a start, for images of a container and the like. */
import { buildPages } from "../build-pages.ts";

await buildPages();
process.stdout.write("The pages are built.\n");
