/** What people get while the database or the disk cannot do its part: 503 with when to come again, nothing half-written, and the portal as before once it is over. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { content } from "#contract/content.ts";
import { members } from "#contract/members.ts";
import { removeUnusedImages } from "#server/platform/images/images.ts";
import { openProxiedTown } from "#tests/harness/proxied-town.ts";
import type { Person } from "#tests/harness/town.ts";
import { upload } from "#tests/harness/upload.ts";

const stage = openProxiedTown();
let asha: Person;
let picture: Buffer;
beforeAll(async () => {
  asha = await stage.town.signIn("asha");
  picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#8b2e2e" } })
    .jpeg()
    .toBuffer();
});
afterEach(async () => {
  await expect.poll(write, { timeout: 20_000 }).toMatchObject({ status: 200 });
  await expect.poll(async () => (await get("/health/ready")).status, { timeout: 20_000 }).toBe(200);
  expect(stage.unhandled.splice(0)).toEqual([]);
});

const get = (path: string) => fetch(stage.town.url + path);
/** The status of a page that was read just before the database went away; it is back when that is not 200. */
async function statusWhenShut(path: string): Promise<number> {
  await get(path);
  await stage.proxy.shut();
  const { status } = await get(path);
  if (status !== 200) await stage.proxy.open();
  return status;
}
const write = () => stage.town.call(members.update, { firstName: "Asha" }, asha);
const unserved = { status: 503, payload: { error: { code: "server.unavailable" }, errorId: expect.any(String) } };

test.each([
  ["the disk is full", "53100"],
  ["the database is read-only", "25006"],
  ["too many are connected", "53300"],
  ["it is starting", "57P03"],
  ["it is shutting down", "57P01"],
  ["a statement takes too long", "57014"],
  ["a lock is not to be had", "55P03"],
])("a write while %s (%s) is answered with 503", async (_, code) => {
  await stage.admin.query(`create function fails() returns trigger language plpgsql as $$ begin
    raise exception using errcode = '${code}', message = 'failed'; end $$`);
  await stage.admin.query("create trigger fails before update on members for each row execute function fails()");
  try {
    const answer = await write();
    expect(answer).toMatchObject(unserved);
    expect(answer.headers.get("retry-after")).toBe("2");
  } finally {
    await stage.admin.query("drop function fails cascade");
  }
});

test("while the database takes no writes pages are read, writes are refused with 503, and the portal says that it is not ready", async () => {
  const { rows } = await stage.admin.query<{ name: string }>("select quote_ident(current_database()) as name");
  const set = async (value: string) => {
    await stage.admin.query(`alter database ${rows[0]!.name} set default_transaction_read_only = ${value}`);
    await stage.admin.query("set default_transaction_read_only = off");
    for (const line of stage.proxy.lines()) line.cut();
  };
  await set("on");
  try {
    await expect.poll(async () => (await get("/indore")).status, { timeout: 10_000 }).toBe(200);
    await expect.poll(write, { timeout: 10_000 }).toMatchObject(unserved);
    expect((await get("/health/ready")).status).toBe(503);
  } finally {
    await set("off");
  }
});

test("while the database is away every page that is not in memory says so with 503, in the language of its address, and what is in memory is still read", async () => {
  // News of the last test's writes may still be on the way, and a page that they concern is not kept.
  await expect.poll(() => statusWhenShut("/indore"), { timeout: 20_000 }).toBe(200);
  try {
    for (const [path, sentence] of [
      ["/jaipur", "The portal cannot show this page at the moment. Please try again in a minute."],
      ["/hi/jaipur", "पोर्टल यह पन्ना अभी नहीं दिखा पा रहा है। कृपया एक मिनट बाद फिर कोशिश करें।"],
    ] as const) {
      const response = await get(path);
      const { status, headers } = response;
      const facts = ["retry-after", "cache-control", "content-type"].map((name) => headers.get(name));
      expect([path, status, ...facts]).toEqual([path, 503, "2", "no-store", "text/html; charset=utf-8"]);
      expect(await response.text()).toContain(sentence);
    }
    expect((await get("/indore")).status).toBe(200);
    expect((await get("/health/ready")).status).toBe(503);
    expect(await stage.town.call(content.fetchContactInfo, { language: "en" })).toMatchObject(unserved);
  } finally {
    await stage.proxy.open();
  }
});

test("a page whose statements wait too long for a lock is 503, not 500", async () => {
  await stage.admin.query("begin");
  await stage.admin.query("lock table cards in access exclusive mode");
  const response = await get("/bhopal?kind=businesses");
  await stage.admin.query("rollback");
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
});

test("pictures on a full disk are refused with 503 and leave no file behind, or one that the nightly job finds", async () => {
  const { images } = stage.town.portal.base.ports;
  const { put, remove } = images;
  const folder = join(stage.town.config.dataDir, "images");
  const files = async () =>
    (await readdir(folder, { recursive: true }).catch(() => [])).filter((name) => name.includes(".")).sort();
  const before = await files();
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC", syscall: "write" });
  const send = () =>
    upload(stage.town, members.update, { firstName: "Asha" }, [{ name: "me.jpg", bytes: picture }], asha);
  let written = 0;
  images.put = async (name, bytes) => {
    written += 1;
    await put(name, written === 3 ? bytes.subarray(0, 10) : bytes);
    if (written === 3) throw full;
  };
  try {
    expect(await send()).toMatchObject(unserved);
    expect(await files()).toEqual(before);
    written = 0;
    images.remove = async () => {
      throw full;
    };
    expect(await send()).toMatchObject(unserved);
    expect((await files()).length).toBe(before.length + 3);
  } finally {
    Object.assign(images, { put, remove });
  }
  stage.town.clock.forward(DAY_MS + 60_000);
  await removeUnusedImages(stage.town.portal.base);
  expect(await files()).toEqual(before);
  stage.town.clock.forward(-DAY_MS - 60_000);
});
