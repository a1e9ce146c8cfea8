/** The style guide of the UI kit, built in memory and served under the strict policy of the product's pages. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { build, type Plugin, type Rolldown } from "vite";

const root = join(import.meta.dirname, "../..");
const ENTRY = "virtual:kit.tsx";
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "form-action 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/** `?lang=hi` shows it in Hindi; close it when done. */
export async function serveKit(): Promise<{ url: string; close: () => void }> {
  const files = await buildKit();
  const html = pageOf(Object.keys(files));
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://kit").pathname.slice(1);
    const file = files[path];
    response.setHeader("content-security-policy", POLICY);
    response.setHeader("content-type", typeOf(path));
    response.end(file ?? html);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function buildKit(): Promise<Record<string, string | Uint8Array>> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [guide(), tailwindcss()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ENTRY },
    },
  })) as Rolldown.RolldownOutput;
  return Object.fromEntries(
    built.output.map((file) => [file.fileName, file.type === "chunk" ? file.code : file.source]),
  );
}

/** Mounts the guide, and lets the theme see its classes, which the product's own build leaves out. */
function guide(): Plugin {
  return {
    name: "guide",
    enforce: "pre",
    resolveId: (id) => (id === ENTRY ? `${root}/kit.tsx` : undefined),
    load: (id) => (id === `${root}/kit.tsx` ? MOUNT : undefined),
    transform: (code, id) => (id.endsWith("/ui/theme.css") ? code.replaceAll(/@source not .*;/g, "") : undefined),
  };
}

const MOUNT = `
import "#web/ui/theme.css";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { StyleGuide } from "#web/ui/style-guide.tsx";
const language = new URLSearchParams(location.search).get("lang") ?? "en";
document.documentElement.lang = language + "-IN";
const router = createBrowserRouter([{ path: "*", element: <StyleGuide language={language} /> }]);
createRoot(document.getElementById("root")).render(<RouterProvider router={router} />);
`;

function pageOf(files: string[]): string {
  const links = files.filter((file) => file.endsWith(".css")).map((file) => `<link rel="stylesheet" href="/${file}">`);
  const scripts = files
    .filter((file) => file.endsWith(".js"))
    .map((file) => `<script type="module" src="/${file}"></script>`);
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Kit</title>${links.join("")}</head><body><div id="root"></div>${scripts.join("")}</body></html>`;
}

function typeOf(path: string): string {
  if (path.endsWith(".js")) return "text/javascript";
  if (path.endsWith(".css")) return "text/css";
  return path.endsWith(".woff2") ? "font/woff2" : "text/html";
}
