import { spawn } from "node:child_process";
import { expect, test } from "vitest";

/** Ends by itself after a moment, with status 0, unless an error ends it before. */
const program = (fails: string) => `
  const { outliveOutages } = await import("./outlive-outages.ts");
  outliveOutages({ error: (facts, words) => console.log(words) });
  const failed = (code) => Object.assign(new Error("failed"), { code });
  setTimeout(() => process.exit(0), 200);
  ${fails}`;

function run(fails: string): Promise<{ status: number | null; said: string }> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", program(fails)], { cwd: import.meta.dirname });
  let said = "";
  child.stdout.on("data", (data) => {
    said += data;
  });
  return new Promise((resolve) => child.on("close", (status) => resolve({ status, said: said.trim() })));
}

test.each(["Promise.reject(failed('ECONNRESET'));", "setTimeout(() => { throw failed('57P01'); });"])(
  "a lost connection that nobody handled is logged and the process goes on: %s",
  async (fails) => {
    expect(await run(fails)).toEqual({ status: 0, said: "nobody handled an outage" });
  },
);

test("any other error that nobody handled ends it, for a supervisor to start it again", async () => {
  expect(await run("Promise.reject(new TypeError('x is not a function'));")).toEqual({
    status: 1,
    said: "nobody handled an error",
  });
});
