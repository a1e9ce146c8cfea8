/** What a lost connection may do is decided in a few places: where connections are opened, and in the table of outages. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const src = resolve(import.meta.dirname, "../../src");
const files = ["server", "main"]
  .flatMap((wing) => readdirSync(join(src, wing), { recursive: true, withFileTypes: true }))
  .filter((e) => e.isFile() && /\.ts$/.test(e.name) && !/\.test\.ts$/.test(e.name))
  .map((e) => relative(src, join(e.parentPath, e.name)));
const thatHold = (what: RegExp) => files.filter((file) => what.test(readFileSync(join(src, file), "utf8"))).sort();

/** It asks whether its own server is up, before there is a portal. */
const EMBEDDED = "server/platform/embedded-postgres/bring-up.ts";

test("connections to the database are opened in two places, which survive the loss of one at any moment", () => {
  expect(thatHold(/new (pg\.)?(Pool|Client)\(/)).toEqual([
    EMBEDDED,
    "server/platform/postgres/listening.ts",
    "server/platform/postgres/pool.ts",
  ]);
});

test("only the table of outages tells by an error's code that something cannot be done now", () => {
  expect(thatHold(/["/^(|](57\w{3}|53\d{3}|08\d{3}|25006|55P03|ECONN\w+|ETIMEDOUT)["$/|)]/)).toEqual([
    EMBEDDED,
    "server/platform/http/in-time.ts",
    "server/platform/outages.ts",
    "server/platform/postgres/limited-client.ts",
  ]);
});

test("the queue's runner is started where it is kept running, and tells how a job went in promises that are waited for", () => {
  expect(thatHold(/\brun\(\w+\(\)\)|\brunOnce\(/)).toEqual(["server/platform/jobs/jobs.ts"]);
  const jobs = readFileSync(join(src, "server/platform/jobs/jobs.ts"), "utf8");
  expect(jobs).toMatch(/completeJobBatchDelay: 0, failJobBatchDelay: 0/);
});
