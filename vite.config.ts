/** The build of the web wing: React Router, Tailwind, and the message catalogues compiled ahead. */
import { fileURLToPath } from "node:url";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { PART_MS } from "./src/contract/limits.ts";
import { CHUNKS, isNamed } from "./vite.chunks.ts";

/** What the router loads screens with. */
const ROUTE_MODULES = /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js/;
/** Read as a lost connection (src/web/platform/failures/connection-failure.ts). */
const TOO_LATE = "Failed to fetch in time";

/** ICU texts become the lists that the browser reads without a parser. */
function compiledMessages(): Plugin {
  return {
    name: "compiled-messages",
    enforce: "pre",
    transform(code, id) {
      if (!/\/src\/messages\/(en|hi)\/[\w-]+\.json$/.test(id)) return undefined;
      const messages = Object.entries(JSON.parse(code) as Record<string, string>).map(([key, text]) => [
        key,
        compileMessage(text),
      ]);
      return { code: JSON.stringify(Object.fromEntries(messages)), map: null };
    },
  };
}

/** A part of the program that has not come within two minutes counts as failed, so that its screen says so and can be tried again: a browser waits for it as long as the line stays open (docs/decisions/0102-patches.md). */
function partsInTime(): Plugin {
  const inTime = (load: string) =>
    `Promise.race([${load}, new Promise((_, fail) => setTimeout(() => fail(new TypeError("${TOO_LATE}")), ${PART_MS}))])`;
  const ofVite = "baseModule().catch(";
  const ofRouter = /await (import\([^;]*?route\.module\s*\))/;
  return {
    name: "parts-in-time",
    transform(code, id) {
      if (id.endsWith("vite/preload-helper.js")) {
        if (!code.includes(ofVite)) this.error("Vite no longer loads parts here");
        return { code: code.replace(ofVite, `${inTime("baseModule()")}.catch(`), map: null };
      }
      if (!ROUTE_MODULES.test(id)) return undefined;
      if (!ofRouter.test(code)) this.error("the router no longer loads screens here");
      return { code: code.replace(ofRouter, (_, load: string) => `await ${inTime(load)}`), map: null };
    },
  };
}

/** Without a connection, or where it came too late, a screen whose program is not here yet fails like its data: the router would load the page anew, which ends at the browser's own error page (docs/decisions/0102-patches.md). */
function staysWhenOffline(): Plugin {
  const reload = "window.location.reload();";
  return {
    name: "stays-when-offline",
    transform(code, id) {
      if (!ROUTE_MODULES.test(id)) return undefined;
      if (!code.includes(reload)) this.error("the router no longer loads the page anew here");
      return {
        code: code.replace(reload, `if (!navigator.onLine || error?.message === "${TOO_LATE}") throw error; ${reload}`),
        map: null,
      };
    },
  };
}

/** Icons are drawn by src/web/ui/create-icon.tsx: a page has some thirty of them, and the library builds each anew for every page (docs/decisions/0102-patches.md). */
function ownIcons(): Plugin {
  let isFound = false;
  return {
    name: "own-icons",
    enforce: "pre",
    resolveId(source, importer) {
      if (source !== "../createLucideIcon.mjs" || !importer?.includes("/lucide-react/")) return undefined;
      isFound = true;
      return fileURLToPath(new URL("src/web/ui/create-icon.tsx", import.meta.url));
    },
    buildEnd(error) {
      if (!error && !isFound) this.error("icons are no longer made where they were");
    },
  };
}

/** For the server, the few characters that are not of one byte are written as escapes: V8 keeps a file with one such character in two bytes for each of its characters, which took 2 MB for the largest. */
function oneByteFiles(): Plugin {
  const wide = /[\u0100-\uffff]/g;
  return {
    name: "one-byte-files",
    applyToEnvironment: ({ name }) => name === "ssr",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        const found = file.code.match(wide)?.length ?? 0;
        // An escape has six characters.
        if (found * 5 < file.code.length)
          file.code = file.code.replace(wide, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
      }
    },
  };
}

/** The list of all routes, which each first page brings along, names some 250 files: names that say nothing would be a seventh of it. */
function nameOfFile({ name }: { name: string }): string {
  return CHUNKS.some((chunk) => chunk.name === name) ? "assets/[name]-[hash:8].js" : "assets/[hash:8].js";
}

export default defineConfig({
  plugins: [
    compiledMessages(),
    partsInTime(),
    staysWhenOffline(),
    ownIcons(),
    oneByteFiles(),
    tailwindcss(),
    reactRouter(),
  ],
  build: {
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: {
        // Contracts and pure tools do nothing by being imported: a screen that only names a type, or whose loader alone calls, ships none of them.
        moduleSideEffects: (id) => !/\/src\/(base|contract)\//.test(id),
      },
    },
  },
  environments: {
    // Of the thousands of pictures only those that a screen names go along.
    ssr: {
      resolve: { noExternal: ["lucide-react"] },
      // The server has these in memory already: a second copy of all schemas would take another 30 MB.
      build: { rolldownOptions: { external: (id) => /^#(base|contract)\//.test(id) } },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: nameOfFile,
            chunkFileNames: nameOfFile,
            codeSplitting: {
              groups: CHUNKS.map(({ name, priority, paths }) => ({
                name,
                priority,
                test: (file: string) => paths.some((path) => isNamed(path, file)),
              })),
            },
          },
        },
      },
    },
  },
});
