import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { bytesOf, decodeCard, spokenNumber } from "#contract/card-code.ts";
import { plans } from "#contract/plans.ts";
import { newPayer, orderYear, type Payer } from "#tests/harness/payments.ts";
import { openRazorpayStub, type RazorpayStub } from "#tests/harness/razorpay-stub.ts";
import { ACCESS_KEY, openTown, type Town } from "#tests/harness/town.ts";

let gateway: RazorpayStub;
let town: Town;
beforeAll(async () => {
  gateway = await openRazorpayStub();
  town = await openTown(gateway.settings);
});
afterAll(async () => {
  await town.close();
  await gateway.close();
});

async function save(path: string, who?: Payer) {
  const response = await fetch(`${town.url}/api${path}`, { headers: { "x-access-key": ACCESS_KEY, ...who?.headers } });
  return { response, text: Buffer.from(await response.arrayBuffer()).toString("latin1") };
}
const pageSize = (text: string) =>
  /MediaBox \[([^\]]*)\]/
    .exec(text)?.[1]
    ?.trim()
    .split(" ")
    .map((points) => Math.round(Number(points)));
const cardOf = async (who: Payer) => (await town.call(plans.card, {}, who)).payload;
const codeOf = (address: string) => address.split("/").at(-1)!;

test("the receipt of a paid order is a file Receipt.pdf on A4 in either language; of an unpaid one there is none", async () => {
  const payer = await newPayer(town);
  const { order, paymentDetails } = await orderYear(town, payer);
  expect((await save(`/userAdmin/documents/receipt?order=${paymentDetails}`, payer)).response.status).toBe(400);
  await town.call(plans.paymentVerification, gateway.proof(gateway.pay(order.id)));
  for (const language of ["en", "hi"]) {
    const { response, text } = await save(
      `/userAdmin/documents/receipt?order=${paymentDetails}&language=${language}`,
      payer,
    );
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="Receipt.pdf"');
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(text.slice(0, 5)).toBe("%PDF-");
    expect(pageSize(text)).toEqual([0, 0, 595, 842]);
  }
});

test("a receipt is downloaded by its payer without an access key, and by nobody else", async () => {
  const payer = await newPayer(town);
  const { order, paymentDetails } = await orderYear(town, payer);
  await town.call(plans.paymentVerification, gateway.proof(gateway.pay(order.id)));
  const download = (headers: HeadersInit) =>
    fetch(`${town.url}/api/userAdmin/documents/receipt?order=${paymentDetails}`, { headers });
  expect((await download(payer.headers)).status).toBe(200);
  expect((await download({})).status).toBe(401);
  expect((await download((await newPayer(town)).headers)).status).toBe(400);
});

test("the membership card is for members with a running plan", async () => {
  const paid = await newPayer(town, { planEndsAt: new Date(town.clock.now().getTime() + 10 * DAY_MS) });
  const unpaid = await newPayer(town);
  expect((await save("/userAdmin/documents/card", unpaid)).response.status).toBe(403);
  expect((await save("/userAdmin/documents/card")).response.status).toBe(401);
  const { response, text } = await save("/userAdmin/documents/card?language=hi", paid);
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="Membership Card.pdf"');
  expect(text.slice(0, 5)).toBe("%PDF-");
});

test("while a card is drawn the portal's own thread does less than half of the work, so that others are answered", async () => {
  const paid = await newPayer(town, { planEndsAt: new Date(town.clock.now().getTime() + 10 * DAY_MS) });
  const [own, all] = [process.threadCpuUsage(), process.cpuUsage()];
  for (let n = 0; n < 5; n += 1) expect((await save("/userAdmin/documents/card", paid)).response.status).toBe(200);
  const [ownPart, whole] = [process.threadCpuUsage(own), process.cpuUsage(all)];
  expect(ownPart.user + ownPart.system).toBeLessThan((whole.user + whole.system) / 2);
});

test("a member who saves cards without end is told how many seconds to wait after thirty in an hour; another member is not", async () => {
  const planEndsAt = new Date(town.clock.now().getTime() + 10 * DAY_MS);
  const [eager, other] = [await newPayer(town, { planEndsAt }), await newPayer(town, { planEndsAt })];
  for (let n = 0; n < 30; n += 1) expect((await save("/userAdmin/documents/card", eager)).response.status).toBe(200);
  const { response, text } = await save("/userAdmin/documents/card", eager);
  expect(response.status).toBe(429);
  expect(JSON.parse(text).message).toMatch(/^Rate limit exceeded\. Please wait \d+ seconds\.$/);
  expect((await save("/userAdmin/documents/card", other)).response.status).toBe(200);
});

test("who scans a card learns name, number and end while it is valid, that it is over afterwards, and nothing from a forged or blocked one", async () => {
  const endsAt = new Date(Math.floor(town.clock.now().getTime() / 1000) * 1000 + DAY_MS);
  const member = await newPayer(town, { planEndsAt: endsAt });
  const card = await cardOf(member);
  const code = codeOf(card.address);
  const check = async (code: string) => (await town.call(plans.checkCard, { code })).payload;
  expect(card.name).toMatch(/^Payer \d{4}$/);
  expect(card.number).toMatch(/^\d{4} \d{4}$/);
  const { name, number, validUntil } = card;
  const { publicKey, ...known } = await check(code);
  expect(known).toEqual({ code, valid: true, name, number, validUntil });
  town.clock.forward(2 * DAY_MS);
  expect(await check(code)).toMatchObject({ valid: false, validUntil: endsAt.toISOString() });
  town.clock.forward(-2 * DAY_MS);
  const nothing = { valid: false, name: null, number: null, validUntil: null, publicKey };
  const other = codeOf((await cardOf(await newPayer(town, { planEndsAt: endsAt }))).address);
  for (const wrong of [other.slice(0, 30) + code.slice(30), code.slice(0, -2), `${code}AA`, "check", "x", "%00"])
    expect(await check(wrong), wrong).toEqual({ ...nothing, code: wrong });
  await town.portal.connection.db
    .updateTable("members")
    .set({ blocked_at: new Date() })
    .where("id", "=", member.id)
    .execute();
  expect(await check(code)).toEqual({ ...nothing, code });
});

test("the key that a page gets checks a card without the portal: the genuine one, and no other", async () => {
  const planEndsAt = new Date(town.clock.now().getTime() + DAY_MS);
  const card = await cardOf(await newPayer(town, { planEndsAt }));
  const { publicKey: key } = (await town.call(plans.checkCard, { code: "check" })).payload;
  const { content, signed, signature } = decodeCard(codeOf(card.address))!;
  expect({ name: content.name, number: spokenNumber(content.number) }).toEqual({
    name: card.name,
    number: card.number,
  });
  const publicKey = await crypto.subtle.importKey("raw", bytesOf(key), "Ed25519", false, ["verify"]);
  expect(await crypto.subtle.verify("Ed25519", publicKey, signature, signed)).toBe(true);
  signed[8] = signed[8]! + 1;
  expect(await crypto.subtle.verify("Ed25519", publicKey, signature, signed)).toBe(false);
});

test("a member's number stays, and two who ask at once get two", async () => {
  const planEndsAt = new Date(town.clock.now().getTime() + DAY_MS);
  const [one, two] = [await newPayer(town, { planEndsAt }), await newPayer(town, { planEndsAt })];
  const numbers = (await Promise.all([one, one, two, one, two].map(cardOf))).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(2);
  expect((await cardOf(one)).number).toBe(numbers[0]);
});
