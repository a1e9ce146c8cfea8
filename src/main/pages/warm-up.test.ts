// A portal in production that says it is ready has made its first pages: those who come with a release do not wait for them.
import { expect, test } from "vitest";
import { openSmsGateway } from "#tests/harness/sms-gateway.ts";
import { openTown } from "#tests/harness/town.ts";

test("the first visitor of a new process gets the home page in either language from memory, while the database answers nothing", async () => {
  const gateway = await openSmsGateway();
  const town = await openTown({ ...gateway.settings, PUBLIC_URL: "https://portal.example" }, { isCold: false });
  const client = await town.portal.connection.pool.connect();
  try {
    await client.query("begin");
    await client.query("lock table settings, places, listings, cards in access exclusive mode");
    for (const path of ["/home", "/hi/home"]) {
      const answer = await fetch(town.url + path, { signal: AbortSignal.timeout(3000) });
      expect(answer.status, path).toBe(200);
    }
  } finally {
    await client.query("rollback");
    client.release();
    await town.close();
    gateway.close();
  }
});
