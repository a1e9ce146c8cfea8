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

/** Without a connection a screen whose program is not here yet fails like its data: the router would load the page anew, which ends at the browser's own error page. */
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
            // What every public page needs stands in three files, what the pages of businesses and offerings add in a fourth: each file more costs its headers and a place in every preload list.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(react|react-dom|scheduler|react-router|@lingui)\//,
                  priority: 2,
                },
                // What the pages of visitors share with the way in and the member area; an icon of two groups stands here, or one would bring the other along.
                {
                  name: "common",
                  test: /src\/(web\/(frames\/(entry-shell|app-boundary|use-focus-on-navigation|use-screen-title)|ui\/(card|use-shown-value)|features\/places\/place-name|platform\/(failures\/use-failure-toast|browser\/results-memory))\.tsx?|base\/(digits|graphemes|web-address)\.ts)$|\/icons\/(check|chevron-down|eye|eye-off|store)\.mjs$/,
                  priority: 1,
                },
                // What every form is made of.
                {
                  name: "forms",
                  test: /src\/web\/(platform\/forms|ui\/(field|[a-z]+-(input|area)))[a-z-/]*\.tsx?$/,
                },
                // What the doors share: joining, signing in, a new PIN.
                {
                  name: "entry",
                  test: /src\/(web\/(frames\/entry-(frame|main)|features\/auth\/(carried-phone|code-(field|sent)|entry-card|new-pin-field|use-sign-in|sign-up-(progress|steps)|invitation))\.tsx?|contract\/auth\.ts)$/,
                },
                {
                  name: "site",
                  test: /src\/web\/(frames\/site-shell|features\/(search\/search-bar|catalogue\/(result-grid|category-names)|leads\/contact)|platform\/(seo|paging)\/[a-z-]+)\.tsx?$/,
                },
                // Where somebody lives, as part of a form.
                {
                  name: "places",
                  test: /src\/web\/features\/places\/(place-fields|city-with-state|pin-code-field)\.tsx?$/,
                },
                // The field kinds lie in several files of the contract, but a form takes nearly all of them.
                { name: "fields", test: /src\/contract\/([a-z]+-)?fields\.ts$/, priority: 1 },
                {
                  name: "profile",
                  test: /src\/web\/features\/(businesses\/(details-card|gallery|thing-[a-z]+|use-whole)|listings\/business-offerings)\.tsx?$/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
