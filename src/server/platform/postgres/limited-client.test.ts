import { expect, inject, test } from "vitest";
import { limitedClient } from "./limited-client.ts";

const ANSWER_MS = 300;
const Client = limitedClient(ANSWER_MS);

async function connected() {
  const client = new Client({ connectionString: inject("databaseUrl") });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

test("a connection on which no answer comes in time ends itself, and the error says so", async () => {
  const client = await connected();
  await expect(client.query("select pg_sleep(5)")).rejects.toMatchObject({ code: "ETIMEDOUT" });
  await client.end();
});

test("an answer that came while the process stood still is no late one", async () => {
  const client = await connected();
  const answer = client.query("select pg_sleep(0.1), 1 as one");
  // Timers are looked at before the network when the process goes on from here.
  await new Promise((resolve) => setImmediate(resolve));
  const until = performance.now() + ANSWER_MS * 3;
  while (performance.now() < until);
  expect((await answer).rows[0].one).toBe(1);
  await client.end();
});
