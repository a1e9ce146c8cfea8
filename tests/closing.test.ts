/** A portal that is told to end: balancers see it in time, and nobody's request is lost. */
import { Agent, request } from "node:http";
import { expect, test } from "vitest";
import { readConfig } from "#server/platform/config/config.ts";
import { openTown } from "#tests/harness/town.ts";

const agent = new Agent({ keepAlive: true });

/** The status of the answer and whether the connection stays; 'lost' when there was none. */
function ask(url: string): Promise<{ status: number; stays: boolean } | "lost"> {
  return new Promise((resolve) => {
    const asking = request(url, { agent }, (response) => {
      response.resume();
      response.on("end", () =>
        resolve({ status: response.statusCode!, stays: response.headers.connection !== "close" }),
      );
    });
    asking.on("error", () => resolve("lost"));
    asking.end();
  });
}

test("it says that it is not ready, goes on answering for the time that is set, and ends then", async () => {
  const town = await openTown({ CLOSING_SECONDS: "4" });
  expect(await ask(`${town.url}/health/ready`)).toEqual({ status: 200, stays: true });
  expect(await ask(`${town.url}/login`)).toEqual({ status: 200, stays: true });
  let isClosed = false;
  const closed = town.close().then(() => {
    isClosed = true;
  });
  await expect.poll(() => ask(`${town.url}/health/ready`), { interval: 10 }).toMatchObject({ status: 503 });
  // As a balancer does that has not asked yet.
  for (let sent = 0; sent < 10; sent += 1)
    expect(await ask(`${town.url}/login`), `request ${sent}`).toEqual({ status: 200, stays: false });
  expect(isClosed).toBe(false);
  await closed;
  expect(await ask(`${town.url}/health/ready`)).toBe("lost");
});

test("a production portal waits five seconds unless it is told otherwise, a demo not at all", () => {
  const given = {
    MODE: "production",
    PUBLIC_URL: "https://portal.example",
    ACCESS_KEYS: "web:0123456789abcdef",
    SESSION_SECRET: "s".repeat(32),
    PIN_PEPPER: "p".repeat(32),
    PAN_KEY: "d".repeat(32),
    SMS_URL: "https://sms.example",
  };
  expect(readConfig(given).closingSeconds).toBe(5);
  expect(readConfig({ ...given, CLOSING_SECONDS: "20" }).closingSeconds).toBe(20);
  expect(readConfig({ DATA_DIR: "/tmp/viprasetu-closing", MODE: "demo" }).closingSeconds).toBe(0);
});
