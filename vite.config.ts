/** The build of the web wing: React Router, Tailwind, and the message catalogues compiled ahead. */
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { CHUNKS, isNamed } from "./vite.chunks.ts";

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

/** Without a connection a screen whose program is not here yet fails like its data: the router would load the page anew, which ends at the browser's own error page (docs/decisions/0102-patches.md). */
function staysWhenOffline(): Plugin {
  const reload = "window.location.reload();";
  return {
    name: "stays-when-offline",
    transform(code, id) {
      if (!/\/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js/.test(id)) return undefined;
      if (!code.includes(reload)) this.error("the router no longer loads the page anew here");
      return { code: code.replace(reload, `if (!navigator.onLine) throw error; ${reload}`), map: null };
    },
  };
}

/** The list of all routes, which each first page brings along, names some 250 files: names that say nothing would be a seventh of it. */
function nameOfFile({ name }: { name: string }): string {
  return CHUNKS.some((chunk) => chunk.name === name) ? "assets/[name]-[hash:8].js" : "assets/[hash:8].js";
}

export default defineConfig({
  plugins: [compiledMessages(), staysWhenOffline(), tailwindcss(), reactRouter()],
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
    ssr: { resolve: { noExternal: ["lucide-react"] } },
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
