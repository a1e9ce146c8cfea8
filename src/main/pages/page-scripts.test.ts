// Holds documents to their scripts: nothing of the marks goes out, the policy's hashes are those of what is sent, and a public page is painted before its code is fetched.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { finished, finishedPlain, OWN } from "./page-scripts.ts";
import { DATA_PLACE } from "./screen-scripts.ts";

const link = `<link rel="modulepreload" nonce="${OWN}" href="/assets/frame.js"/>`;
const boot = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");`;
const page = (script: string) =>
  `<head>${link}<script nonce="${OWN}">theme()</script></head><script nonce="${OWN}" type="module" async="">${script}</script>`;

const scriptsOf = (html: string) => [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text!);
const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

test("a reader of a public page gets the paint first: no file is fetched ahead, and the first script waits, then asks for all of them at once", () => {
  const { html, hashes } = finished(page(boot), true);
  expect(html).not.toContain("<link");
  const first = scriptsOf(html)[1]!;
  expect(first).toMatch(/^await new Promise/);
  expect(first).toContain('["/assets/frame.js"]');
  expect(first).toContain(
    'const [, route0] = await Promise.all([import("/assets/manifest.js"), import("/assets/root.js")]);\nwindow.__reactRouterRouteModules',
  );
  expect(hashes).toEqual(scriptsOf(html).map(hashOf));
  expect(html).not.toContain(OWN);
});

test("a member's screen, which is nothing without its code, fetches it at once", () => {
  const { html, hashes } = finished(page(boot), false);
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/frame.js"/>');
  expect(scriptsOf(html)).toEqual(["theme()", boot]);
  expect(hashes).toEqual(["theme()", boot].map(hashOf));
  expect(html).not.toContain(OWN);
});

test("files that the head does not name are fetched with those that it names, each once", () => {
  const imports = ["/assets/frame.js", "/assets/words.js"];
  expect(scriptsOf(finished(page(boot), true, imports).html)[1]).toContain('["/assets/frame.js","/assets/words.js"]');
  const { html } = finished(page(boot), false, imports);
  const links = [...html.matchAll(/<link rel="modulepreload" fetchpriority="low" href="([^"]+)"\/>/g)];
  expect(links.map(([, href]) => href)).toEqual(imports);
  expect(html.indexOf("words.js")).toBeLessThan(html.indexOf("</head>"));
});

test("a first script that is written otherwise than we know runs as it is", () => {
  for (const strange of [
    "start()",
    `${boot}\nimport x from "/assets/other.js";`,
    boot.replace("import * as", "import {a} "),
  ]) {
    const { html } = finished(page(strange), true);
    expect(scriptsOf(html)[1]).toBe(strange);
    expect(html).toContain("modulepreload");
  }
});

test.each([true, false])(
  "a page that was drawn without scripts is sent as if they had been drawn (public: %s)",
  (isPublic) => {
    const theme = `<script nonce="${OWN}">theme()</script>`;
    const around = (data: string) =>
      `<script nonce="${OWN}" type="module" async="">${boot}</script><script nonce="${OWN}">window.__reactRouterContext.streamController.enqueue(${data});</script><script nonce="${OWN}">close()</script>`;
    const data = `["<b> & \u2028 c"]\n`;
    const written = JSON.stringify(data).replace(
      /[<>&\u2028]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
    const graph = `<script type="application/ld+json">{}</script>`;
    const whole = `<html><head>${link}${theme}</head><body><p>hello</p>${graph}${around(written)}</body></html>`;
    const bare = `<html><head>${theme}</head><body><p>hello</p>${graph}</body></html>`;
    const scripts = { raw: `${link}</head>${around(`"${DATA_PLACE}"`)}`, imports: ["/assets/words.js"] };
    const expected = finished(whole, isPublic, scripts.imports);
    for (let page = 0; page < 2; page += 1) {
      const { html, hashes } = finishedPlain({ html: bare, data, scripts }, isPublic);
      expect(html).toBe(expected.html);
      expect(new Set(hashes)).toEqual(new Set(expected.hashes));
      expect(hashes).toHaveLength(expected.hashes.length);
    }
  },
);
