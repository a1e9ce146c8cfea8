/** What is decided by time is decided by the database's (`ctx.clock`), and how long something takes by the process's monotonic clock (`performance.now()`): the time of the machine may be set at any moment. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const src = resolve(import.meta.dirname, "../../src");
const texts = ["server", "main"]
  .flatMap((wing) => readdirSync(join(src, wing), { recursive: true, withFileTypes: true }))
  .filter((e) => e.isFile() && /\.ts$/.test(e.name) && !/\.test\.ts$/.test(e.name))
  .map((e) => join(e.parentPath, e.name))
  .map((file) => ({ file: relative(src, file), text: readFileSync(file, "utf8") }));

test("no file of the server asks the machine for the time", () => {
  const asking = texts.filter(({ text }) => /\bDate\.now\b|\bnew Date(\(\s*\)|;)|(?<!new )\bDate\(\)/.test(text));
  expect(asking.map(({ file }) => file)).toEqual([]);
});

/** What looks at the machine's time by itself unless it is told what to go by. */
const TOLD: Array<[call: RegExp, by: RegExp]> = [
  [/\bjwtVerify\(/, /^\s*currentDate: now,$/m],
  [/\bnew SignJWT\(/, /\.setIssuedAt\(now\)/],
  [/from "otpauth"/, /\.validate\(\{ token: \w+, timestamp, /],
  [/from "@fastify\/rate-limit";[\s\S]*\.register\(rateLimit/, /^\s*store: AddressCounts,$/m],
];

test.each(TOLD)("whoever calls %s tells it the time", (call, by) => {
  const callers = texts.filter(({ text }) => call.test(text));
  expect(callers).toHaveLength(1);
  expect(callers.filter(({ text }) => !by.test(text)).map(({ file }) => file)).toEqual([]);
});
