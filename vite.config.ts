/** The build of the web wing: React Router, Tailwind, and the message catalogues compiled ahead. */
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

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

export default defineConfig({
  plugins: [compiledMessages(), tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, sourcemap: false, reportCompressedSize: false },
});
