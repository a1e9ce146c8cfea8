// What every answer carries, whatever it is, and what is said where there is nothing.
import { readdirSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { leads } from "#contract/leads.ts";
import { notifications } from "#contract/notifications.ts";
import { ACCESS_KEY, openTown, type Person, type Town } from "#tests/harness/town.ts";
import { documentHeaders } from "./security-headers.ts";

let town: Town;
let asha: Person;
beforeAll(async () => {
  town = await openTown({ PUBLIC_URL: "https://portal.example" });
  asha = await town.signIn("asha");
});
afterAll(() => town.close());

const asset = readdirSync(join(import.meta.dirname, "../../../../build/client/assets")).find((f) => f.endsWith(".js"));
const key = { "x-access-key": ACCESS_KEY };

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Sends the path as it stands, which fetch would not. */
function ask(path: string, { method = "GET", headers = {}, body }: RequestOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(town.url);
    const outgoing = request({ hostname, port, path, method, headers }, (response) => {
      let text = "";
      response.on("data", (data) => {
        text += data;
        if (path.includes(notifications.stream.path)) end();
      });
      const end = () => {
        resolve({ status: response.statusCode!, headers: response.headers, text });
        outgoing.destroy();
      };
      response.on("end", end);
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

test("every kind of answer forbids guessing its type and reading it from elsewhere, and keeps to https", async () => {
  const json = { ...key, "content-type": "application/json" };
  const answers: Array<[what: string, path: string, status: number, asked?: RequestOptions]> = [
    ["a call", "/api/public/categories/fetchAllCategories", 200, { headers: key }],
    ["a refused call", "/api/public/business/fetch", 400, { headers: key }],
    ["a call without a key", "/api/public/business/fetch", 403],
    ["a call without a session", "/api/userAdmin/user/fetch", 401, { headers: key }],
    ["a broken body", "/api/auth/user/logIn", 400, { method: "POST", headers: json, body: "{" }],
    ["an unknown call", "/api/nothing", 404],
    ["another method", "/api/public/business/fetch", 405, { method: "POST" }],
    ["a broken address", "/%E0%A4%A", 400],
    ["a page", "/home", 200],
    ["a page from memory", "/home", 200],
    ["a page's data", "/home.data", 200],
    ["a redirect", "/no/such/page/at/all", 302],
    ["an asset", `/assets/${asset}`, 200],
    ["a missing asset", "/assets/none.js", 404],
    ["a missing file", "/none.php", 404],
    ["a missing picture", `/images/${"0".repeat(32)}-480.webp`, 404],
    ["a post to a page", "/home", 404, { method: "POST", headers: { "content-type": "text/x-odd" }, body: "x" }],
    ["robots", "/robots.txt", 200],
    ["health", "/health/live", 200],
    ["the reference", "/api/reference", 200],
  ];
  for (const [what, path, status, asked] of answers) expectGuarded(what, status, await ask(path, asked));
});

test("a page of members is kept by nobody and gets its own policy, in whatever spelling its address comes", async () => {
  for (const path of ["/login", "/%6cogin", "/renewPla%6e", "/userAdmi%6e/editProfile", "/hi/%73ignUp"])
    expect((await ask(path)).headers["cache-control"], path).toBe("no-store");
  const policy = async (path: string) => (await ask(path)).headers["content-security-policy"];
  expect(await policy("/renewPla%6e")).toBe(await policy("/renewPlan"));
});

test("the map alone may start its worker, and opens its policy to the host of the operator's style and to no other", async () => {
  const styled = { razorpay: undefined, mapStyleUrl: "https://tiles.example/styles/india.json" };
  const policy = (allowed: "map" | "strict", config: Parameters<typeof documentHeaders>[0]) =>
    documentHeaders(config, allowed, [])["content-security-policy"]!;
  expect(policy("map", styled)).toMatch(
    /connect-src 'self' https:\/\/tiles\.example; .*trusted-types default site-worker$/,
  );
  expect(policy("strict", styled)).not.toContain("tiles.example");
  expect(policy("strict", styled)).toMatch(/trusted-types site-worker$/);
  expect(policy("map", { ...styled, mapStyleUrl: undefined })).toContain("connect-src 'self';");
});

test("readers with and without brotli get the same page in turn, from a cache that holds it in one form", async () => {
  const read = async (accepted: string) => {
    const reply = await town.portal.app.inject({ url: "/home", headers: { "accept-encoding": accepted } });
    const encoding = reply.headers["content-encoding"];
    const body = encoding === "br" ? brotliDecompressSync(reply.rawPayload) : reply.rawPayload;
    return { encoding, text: body.toString(), vary: reply.headers.vary };
  };
  const plain = await read("br;q=0");
  expect(plain).toEqual({
    encoding: undefined,
    text: expect.stringMatching(/^<!DOCTYPE html>/),
    vary: "accept-encoding",
  });
  expect(await read("gzip, br;q=0.9")).toEqual({ ...plain, encoding: "br" });
  expect(await read("br")).toEqual({ ...plain, encoding: "br" });
  expect(await read("")).toEqual(plain);
});

test("what is sent is not kept by a cache, even when anyone may send it", async () => {
  const json = { ...key, "content-type": "application/json" };
  const body = JSON.stringify({ id: "AAAAAAAAAAAAAAAAAAAAAA" });
  const answer = await ask("/api/public/listings/updateViews", { method: "PUT", headers: json, body });
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("a stream, a download and its refusal carry them as well", async () => {
  const headers = { ...key, ...asha.headers };
  expectGuarded("the stream", 200, await ask(`/api${notifications.stream.path}`, { headers }));
  expectGuarded("a refused download", 400, await ask(`/api${leads.export.path}`, { headers }));
});

test("documents carry the rest of the set beside their policy; other answers have no use for it", async () => {
  const page = await ask("/home");
  expect(page.headers).toMatchObject({
    "content-security-policy": expect.stringContaining("require-trusted-types-for 'script'"),
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy": expect.stringContaining("camera=()"),
  });
  expect((await ask("/api/nothing")).headers["x-frame-options"]).toBeUndefined();
});

test("where there is no page and no file one sentence says so, in the language of the address, and nothing keeps it", async () => {
  for (const [path, asked, said] of [
    ["/home", { method: "POST" }, "The requested resource was not found."],
    ["/hi/home", { method: "DELETE" }, "जो माँगा गया वह नहीं मिला।"],
    ["/assets/none.js", {}, "The requested resource was not found."],
    ["/none.php", {}, "The requested resource was not found."],
    ["/dev/none", {}, "The requested resource was not found."],
    ["/assets/..", {}, "The requested resource was not found."],
    ["/assets/../package.json", {}, "The requested resource was not found."],
    ["/assets/%2e%2e", {}, "The requested resource was not found."],
    ["/assets/%00", {}, "The requested resource was not found."],
    ["/assets/x%00.js", {}, "The requested resource was not found."],
    ["/assets/%5c", {}, "The requested resource was not found."],
    ["/assets//etc/passwd", {}, "The requested resource was not found."],
  ] as const) {
    const answer = await ask(path, asked);
    expect([answer.status, answer.text], path).toEqual([404, said]);
    expect(answer.headers).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
    });
  }
});

test("a portal on plain http, as a demo is, does not promise https", async () => {
  const plain = await openTown();
  const { headers } = await fetch(`${plain.url}/robots.txt`);
  expect(headers.get("strict-transport-security")).toBeNull();
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  await plain.close();
});

function expectGuarded(what: string, status: number, answer: Answer): void {
  expect(answer.status, what).toBe(status);
  expect(answer.headers, what).toMatchObject({
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
  });
}

test("a call takes JSON: plain text and XML are refused with 415, and nothing is done", async () => {
  for (const type of ["text/plain", "application/xml", "text/plain;charset=UTF-8"]) {
    const headers = { ...key, "content-type": type };
    const answer = await ask("/api/public/contact/submit", { method: "POST", headers, body: '{"name":"Ravi"}' });
    expect([type, answer.status]).toEqual([type, 415]);
  }
});

test("an operator reads how long reads took, and a form sent to a wrong address is told that the call is unknown", async () => {
  for (let n = 0; n < 3; n += 1)
    expect((await ask("/api/public/listings/fetchAll?limit=5", { headers: key })).status).toBe(200);
  const { text } = await ask("/metrics");
  const sum =
    /^http_request_seconds_sum\{method="GET",route="\/api\/public\/listings\/fetchAll",status="200"\} (\S+)/m.exec(
      text,
    );
  expect(Number(sum?.[1])).toBeGreaterThan(0);
  const form = { ...key, "content-type": "multipart/form-data; boundary=x" };
  const body = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n';
  expect((await ask("/api/no/such/call", { method: "POST", headers: form, body })).status).toBe(404);
  expect((await ask("/api/public/listings/fetchAll", { method: "POST", headers: form, body })).status).toBe(405);
});
