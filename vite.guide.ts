/** The build of the style guide, which a demo serves at /dev/ui. */
import { resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  root: "src/web/ui/guide",
  base: "/dev/ui/",
  plugins: [tailwindcss()],
  build: {
    outDir: resolve(process.env.PAGES_BUILD_DIR ?? "build", "guide"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
