import { createHmac } from "node:crypto";
import { SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { auth } from "#contract/auth.ts";
import { notifications } from "#contract/notifications.ts";
import { codeFor, credentialsOf, lettersTo, openDevice } from "#tests/harness/device.ts";
import { ACCESS_KEY, openTown, type Person, type Town } from "#tests/harness/town.ts";
import { resetLimits } from "#tests/harness/visitors.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const UNAUTHORISED = { status: 401, message: "UnAuthorized - Authorization required!" };
const EXPIRED = { status: 401, message: "jwt expired" };
let town: Town;

beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());
beforeEach(async () => {
  await resetLimits(town);
  await town.portal.connection.db.deleteFrom("sessions").execute();
});
afterEach(() => town.clock.set(new Date()));
const confirm = (who: Person) => town.call(auth.getUser, {}, who);
const withToken = (who: Person, token: string): Person => ({
  headers: { ...who.headers, authorization: `Bearer ${token}` },
});
const tokenOf = (who: Person) => who.headers.authorization!.slice("Bearer ".length);

test("getUser confirms a paid session with 201, and answers Plan 0 and an expired plan with 401, a message of its own and the userData", async () => {
  expect(await confirm(await town.signIn("asha"))).toMatchObject({
    status: 201,
    payload: { userData: { name: "Asha Sharma", plan: "Yearly Plan", phoneNo: "1111100001" } },
  });
  for (const [key, expiresAt] of [
    ["gopal", null],
    ["ramesh", expect.stringMatching(/^\d{4}-/)],
  ] as const) {
    const reply = await confirm(await town.signIn(key));
    expect(reply).toMatchObject({
      status: 401,
      message: "You have no active plan.",
      payload: { error: { code: "plan.none" }, userData: { plan: "Plan 0", planExpiresAt: expiresAt } },
    });
  }
  expect(await town.call(auth.getUser, {})).toMatchObject(UNAUTHORISED);
});

test("S1: thirty forged tokens are all refused as unauthorised", async () => {
  const asha = await town.signIn("asha");
  const real = tokenOf(asha);
  const [head, body, signature] = real.split(".") as [string, string, string];
  const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as Record<string, unknown>;
  const header = JSON.parse(Buffer.from(head, "base64url").toString()) as Record<string, unknown>;
  const secret = town.config.sessionSecret;
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  /** Signed with our own key: what a token alone must not make true. */
  const signed = (h: unknown, c: unknown, hash = "sha256", key = secret) =>
    `${part(h)}.${part(c)}.${createHmac(hash, key)
      .update(`${part(h)}.${part(c)}`)
      .digest("base64url")}`;
  const without = (name: string) => Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
  const now = Math.floor(town.clock.now().getTime() / SECOND);
  const forged = [
    `${part({ ...header, alg: "none" })}.${body}.`,
    `${part({ ...header, alg: "none" })}.${body}.${signature}`,
    `${part({ ...header, alg: "None" })}.${body}.x`,
    `${head}.${body}.`,
    `${head}.${body}`,
    `${head}..${signature}`,
    `.${body}.${signature}`,
    "...",
    signed({ ...header, alg: "HS384" }, claims, "sha384"),
    signed({ ...header, alg: "HS512" }, claims, "sha512"),
    `${part({ ...header, alg: "RS256" })}.${body}.${signature}`,
    `${part({ ...header, alg: "ES256" })}.${body}.${signature}`,
    signed(header, claims, "sha256", "another secret of thirty-two characters"),
    signed(header, claims, "sha256", ""),
    signed({ ...header, jku: "http://127.0.0.1:1/keys" }, claims, "sha256", "theirs"),
    signed({ ...header, jwk: { kty: "oct", k: "dGhlaXJz" } }, claims, "sha256", "theirs"),
    signed({ ...header, x5u: "http://127.0.0.1:1/cert" }, claims, "sha256", "theirs"),
    signed({ ...header, kid: "../../dev/null" }, claims),
    signed({ alg: "HS256", typ: header.typ }, claims),
    signed({ ...header, typ: "JWT" }, claims),
    signed({ ...header, typ: "ticket+jwt" }, claims),
    signed({ ...header, crit: ["surprise"], surprise: 1 }, claims),
    signed(header, { ...claims, aud: "another-portal" }),
    signed(header, { ...claims, iss: "someone" }),
    signed(header, without("exp")),
    signed(header, without("nbf")),
    signed(header, without("iat")),
    signed(header, without("sid")),
    signed(header, { ...claims, exp: Number.MAX_SAFE_INTEGER }),
    signed(header, { ...claims, exp: now + 13 * 3600 }),
    signed(header, { ...claims, exp: "never" }),
    signed(header, { ...claims, nbf: now + 3600 }),
    signed(header, { ...claims, iat: now + 3600 }),
    signed(header, { ...claims, sid: "0190a0a0-0000-7000-8000-000000000001" }),
    signed(header, { ...claims, sid: "' or 1=1 --" }),
    signed(header, { ...claims, sid: { $ne: null } }),
    signed(header, { ...claims, padding: "x".repeat(8000) }),
    `${part({ ...header, alg: "HS256", b64: false, crit: ["b64"] })}.${body}.${signature}`,
    `${head}.${Buffer.from('{"sid":"a","sid":"b"}').toString("base64url")}.${signature}`,
    `${"A".repeat(400)}.${body}.${signature}`,
  ];
  expect(forged.length).toBeGreaterThanOrEqual(30);
  for (const token of forged)
    expect(await confirm(withToken(asha, token)), token.slice(0, 90)).toMatchObject(UNAUTHORISED);
  for (const authorization of ["", "Bearer", real, `bearer ${real}`, `Basic ${real}`, `Bearer ${real} ${real}`])
    expect((await town.call(auth.getUser, {}, { headers: { ...asha.headers, authorization } })).status).toBe(401);
  expect((await confirm(asha)).status).toBe(201);
});

test("S1: a token whose time is over is told apart", async () => {
  const asha = await town.signIn("asha");
  const past = Math.floor(town.clock.now().getTime() / SECOND) - 60;
  const { sid } = JSON.parse(Buffer.from(tokenOf(asha).split(".")[1]!, "base64url").toString()) as { sid: string };
  const header = JSON.parse(Buffer.from(tokenOf(asha).split(".")[0]!, "base64url").toString());
  const old = await new SignJWT({ sid })
    .setProtectedHeader(header)
    .setIssuer("viprasetu")
    .setAudience("viprasetu-portal")
    .setIssuedAt(past - 3600)
    .setNotBefore(past - 3600)
    .setExpirationTime(past)
    .sign(new TextEncoder().encode(town.config.sessionSecret));
  expect(await confirm(withToken(asha, old))).toMatchObject(EXPIRED);
});

test("S2: a logged-out token stays dead when its signature is written in another way", async () => {
  const asha = await town.signIn("asha");
  await town.call(auth.logOut, {}, asha);
  const token = tokenOf(asha);
  const last = token.at(-1)!;
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const same = alphabet[alphabet.indexOf(last) ^ 1]!;
  for (const written of [token, `${token.slice(0, -1)}${same}`, `${token}=`])
    expect(await confirm(withToken(asha, written))).toMatchObject({ status: 401 });
});

test("S3: who logs out at one portal is logged out at all three with the next call, and a second click does no harm", async () => {
  const [second, third] = await Promise.all([openTown({}, { beside: town }), openTown({}, { beside: town })]);
  try {
    const asha = await town.signIn("asha");
    for (const portal of [town, second, third]) expect((await portal.call(auth.getUser, {}, asha)).status).toBe(201);
    expect(await second.call(auth.logOut, {}, asha)).toMatchObject({
      status: 201,
      code: 201,
      message: "Logged out successfully",
    });
    for (const portal of [town, second, third])
      expect(await portal.call(auth.getUser, {}, asha)).toMatchObject(UNAUTHORISED);
    expect(await town.call(auth.logOut, {}, asha)).toMatchObject(UNAUTHORISED);
  } finally {
    await Promise.all([second.close(), third.close()]);
  }
});

test("S4: a session that rests for thirty minutes is over, one that rests a second less is not", async () => {
  town.clock.hold();
  const asha = await town.signIn("asha");
  for (let n = 0; n < 4; n += 1) {
    town.clock.forward(30 * MINUTE - SECOND);
    expect((await confirm(asha)).status).toBe(201);
  }
  town.clock.forward(30 * MINUTE + SECOND);
  expect(await confirm(asha)).toMatchObject(EXPIRED);
});

test("S4: what the page asks on its own does not keep a session alive", async () => {
  town.clock.hold();
  const asha = await town.signIn("asha");
  for (const minutes of [10, 10, 9]) {
    town.clock.forward(minutes * MINUTE);
    expect((await town.call(notifications.count, {}, asha)).status).toBe(200);
    const background = { headers: { "x-background": "1" } };
    expect((await town.call(auth.getUser, {}, asha, background)).status).toBe(201);
  }
  town.clock.forward(MINUTE + SECOND);
  expect(await confirm(asha)).toMatchObject(EXPIRED);
});

test("S4: one tab that is used keeps the other tab's session, which is the same one", async () => {
  const asha = await town.signIn("asha");
  const otherTab = { headers: { ...asha.headers } };
  town.clock.forward(20 * MINUTE);
  await confirm(asha);
  town.clock.forward(20 * MINUTE);
  expect((await confirm(otherTab)).status).toBe(201);
});

test("S5: after twelve hours a session is over, however much it is used", async () => {
  town.clock.hold();
  const asha = await town.signIn("asha");
  for (let n = 0; n < 24; n += 1) {
    town.clock.forward(29 * MINUTE + 50 * SECOND);
    expect((await confirm(asha)).status, `use ${n}`).toBe(201);
  }
  town.clock.forward(12 * HOUR - 24 * (29 * MINUTE + 50 * SECOND) - SECOND);
  expect((await confirm(asha)).status, "at 11:59:59").toBe(201);
  town.clock.forward(2 * SECOND);
  expect(await confirm(asha)).toMatchObject(EXPIRED);
});

test("S6: a block, another phone and another plan count from the next call on", async () => {
  const { db } = town.portal.connection;
  const asha = await town.signIn("asha");
  const change = (set: { blocked_at?: Date | null; phone?: string; plan_expires_at?: Date | null }) =>
    db.updateTable("members").set(set).where("first_name", "=", "Asha").where("last_name", "=", "Sharma").execute();
  const before = await db
    .selectFrom("members")
    .select(["phone", "plan_expires_at"])
    .where("id", "=", await town.idOf("asha"))
    .executeTakeFirstOrThrow();
  await change({ phone: "1111199999" });
  expect((await confirm(asha)).payload.userData.phoneNo).toBe("1111199999");
  await change({ phone: before.phone, plan_expires_at: null });
  expect((await confirm(asha)).message).toBe("You have no active plan.");
  await change({ plan_expires_at: before.plan_expires_at, blocked_at: new Date() });
  expect(await confirm(asha)).toMatchObject({ status: 401, message: "Account blocked!" });
  await change({ blocked_at: null });
  expect((await confirm(asha)).status).toBe(201);
});

test("S6: a changed PIN ends the other sessions and forgets the other devices, but not this one", async () => {
  const [phone, laptop] = [openDevice(town), openDevice(town)];
  await phone.logIn("kavita");
  town.clock.forward(31 * SECOND);
  await laptop.logIn("kavita");
  const { phoneNo, pin } = credentialsOf("kavita");
  const wrong = await phone.call(auth.changePin, { currentPin: "804913", newPin: "591736" });
  expect(wrong).toMatchObject({ status: 400, message: "Your current PIN is wrong." });
  expect((await phone.call(auth.changePin, { currentPin: pin, newPin: pin })).status).toBe(400);
  expect(await phone.call(auth.changePin, { currentPin: pin, newPin: "123456" })).toMatchObject({
    status: 400,
    payload: { fields: { newPin: "This PIN is easy to guess. Please choose another one." } },
  });
  expect(await phone.call(auth.changePin, { currentPin: pin, newPin: "591736" })).toMatchObject({
    status: 200,
    message: "Your PIN has been changed.",
  });
  expect((await phone.call(auth.getUser, {})).status).toBe(201);
  expect(await laptop.call(auth.getUser, {})).toMatchObject(UNAUTHORISED);
  expect((await laptop.call(auth.logIn, { phoneNo, pin })).status).toBe(400);
  expect((await phone.call(auth.logIn, { phoneNo, pin: "591736" })).status).toBe(201);
  town.clock.forward(31 * SECOND);
  expect((await laptop.call(auth.logIn, { phoneNo, pin: "591736" })).status).toBe(200);
});

test("S6: five wrong PINs within a session stop the change of the PIN for a while", async () => {
  const asha = await town.signIn("asha");
  const input = { currentPin: "804913", newPin: "591736" };
  for (let n = 0; n < 5; n += 1) expect((await town.call(auth.changePin, input, asha)).status).toBe(400);
  expect((await town.call(auth.changePin, input, asha)).status).toBe(429);
  expect((await confirm(asha)).status).toBe(201);
});

test("S7: the three sentences that end a session in the browser are the specification's, to the letter", async () => {
  expect(await town.call(auth.getUser, {})).toMatchObject(UNAUTHORISED);
  const meera = await town.signIn("meera");
  expect(await confirm(await town.signIn("vikas"))).toMatchObject({ status: 401, message: "Account blocked!" });
  town.clock.forward(31 * MINUTE);
  expect(await confirm(meera)).toMatchObject(EXPIRED);
});

test("S8: a member sees where the account is open, ends one session, then all others, and is told of new devices and a new PIN", async () => {
  const [phone, laptop, old] = [openDevice(town), openDevice(town), openDevice(town)];
  for (const device of [phone, laptop, old]) {
    await device.logIn("sunita");
    town.clock.forward(31 * SECOND);
  }
  const listed = await phone.call(auth.listSessions, {});
  expect(listed.payload.sessions.length).toBe(3);
  expect(listed.payload.sessions.filter((s) => s.isCurrent).length).toBe(1);
  expect(listed.payload.sessions[0]).toMatchObject({ client: "web", ip: "127.0.0.1" });
  const [other] = listed.payload.sessions.filter((s) => !s.isCurrent);
  expect((await phone.call(auth.endSession, { id: other!._id })).status).toBe(200);
  expect((await phone.call(auth.endSession, { id: other!._id })).status).toBe(400);
  expect((await phone.call(auth.endOtherSessions, {})).payload).toEqual({ ended: 1 });
  for (const device of [laptop, old]) expect(await device.call(auth.getUser, {})).toMatchObject(UNAUTHORISED);
  expect((await phone.call(auth.getUser, {})).status).toBe(201);
  const stranger = await town.signIn("asha");
  const [own] = (await phone.call(auth.listSessions, {})).payload.sessions;
  expect((await town.call(auth.endSession, { id: own!._id }, stranger)).status).toBe(400);
  const { phoneNo, pin } = credentialsOf("sunita");
  await phone.call(auth.changePin, { currentPin: pin, newPin: "591736" });
  const told = (await phone.call(notifications.fetchAll, {})).payload.notifications.map((n) => n.payload.key);
  expect(told.filter((key) => key === "notice.device.new").length).toBe(3);
  expect(told).toContain("notice.pin.changed");
  expect((await lettersTo(town, phoneNo))[0]!.text).toContain("the PIN of your VipraSetu account was changed");
});

test("a token copied into another browser is refused and its owner hears of it once; the cookie alone opens nothing", async () => {
  const phone = openDevice(town);
  await phone.logIn("harish");
  const thief = openDevice(town);
  thief.token = phone.token;
  for (let n = 0; n < 3; n += 1) expect(await thief.call(auth.getUser, {})).toMatchObject(UNAUTHORISED);
  const cookieOnly = openDevice(town);
  cookieOnly.cookies = new Map(phone.cookies);
  expect(await cookieOnly.call(auth.getUser, {})).toMatchObject(UNAUTHORISED);
  const told = (await phone.call(notifications.fetchAll, {})).payload.notifications.map((n) => n.payload.key);
  expect(told.filter((key) => key === "notice.session.misused").length).toBe(1);
});

test("a session of the mobile app needs no cookie; a browser's needs its own whatever access key comes with the token", async () => {
  const mobileKey = { "x-access-key": "mobile-key-of-the-tests" };
  const both = await openTown(
    { ACCESS_KEYS: `web:${ACCESS_KEY},mobile:${mobileKey["x-access-key"]}` },
    { beside: town },
  );
  try {
    const { phoneNo, pin } = credentialsOf("harish");
    const logIn = (otp?: string) =>
      both.call(auth.logIn, { phoneNo, pin, ...(otp ? { otp } : {}) }, undefined, { headers: mobileKey });
    const first = await logIn();
    const opened = await logIn(await codeFor(both, phoneNo));
    expect([first.status, opened.status]).toEqual([200, 201]);
    expect(opened.headers.getSetCookie().map((line) => line.split("=")[0])).toEqual(["vs-did"]);
    const { authorization } = opened.payload as { authorization: string };
    const app = { headers: { authorization: `Bearer ${authorization}` } };
    expect((await both.call(auth.getUser, {}, app, { headers: mobileKey })).status).toBe(201);
    const { cookie: _cookie, ...tokenAlone } = (await both.signIn("asha")).headers;
    expect(await both.call(auth.getUser, {}, { headers: tokenAlone }, { headers: mobileKey })).toMatchObject(
      UNAUTHORISED,
    );
  } finally {
    await both.close();
  }
});

test("a session of the console opens with a code at every login, for staff alone, beside the member's own session", async () => {
  const desk = openDevice(town);
  const shankar = credentialsOf("shankar");
  await desk.logIn("shankar");
  const ownToken = desk.token;
  for (let n = 0; n < 2; n += 1) {
    town.clock.forward(31 * SECOND);
    expect((await desk.call(auth.staffLogIn, shankar)).status).toBe(200);
    const otp = (await lettersTo(town, shankar.phoneNo))[0]!.text.slice(0, 6);
    expect((await desk.call(auth.staffLogIn, { ...shankar, otp })).status).toBe(201);
  }
  expect((await desk.call(auth.getStaff, {})).payload).toMatchObject({
    staff: { name: "Shankar Narayanan Iyer", role: "administrator" },
  });
  desk.token = ownToken;
  expect((await desk.call(auth.getUser, {})).status).toBe(201);
  expect((await desk.call(auth.getStaff, {})).status).toBe(403);
});

test("the door of the staff says nothing of a member's PIN: right or wrong, blocked or unknown, the answer is one", async () => {
  const [asha, vikas] = [credentialsOf("asha"), credentialsOf("vikas")];
  const said = [];
  for (const one of [asha, { ...asha, pin: "804913" }, vikas, { phoneNo: "9876507777", pin: "804913" }]) {
    const { status, message, payload } = await town.call(auth.staffLogIn, one);
    said.push({ status, message, payload });
  }
  expect(said[0]).toMatchObject({ status: 400, payload: { error: { code: "login.failed" } } });
  for (const answer of said) expect(answer).toEqual(said[0]);
});

test("S10: a made-up forwarded address does not change who is counted; a trusted proxy's does", async () => {
  const ask = (of: Town, n: number, from: string, forwarded: string) =>
    of.call(auth.requestOTP, { phoneNo: String(9_000_000_000 + n * 1_000_003) }, undefined, {
      from,
      headers: { "x-forwarded-for": forwarded },
    });
  for (let n = 0; n < 25; n += 1) expect((await ask(town, n, "127.6.0.1", `203.0.113.${n}`)).status).toBe(200);
  expect((await ask(town, 99, "127.6.0.1", "203.0.113.99")).status).toBe(429);
  const behind = await openTown({ TRUSTED_PROXIES: "127.6.0.2" }, { beside: town });
  try {
    for (let n = 0; n < 27; n += 1)
      expect((await ask(behind, 200 + n, "127.6.0.2", `203.0.113.${n}`)).status).toBe(200);
    for (let n = 0; n < 25; n += 1) await ask(behind, 300 + n, "127.6.0.3", `203.0.113.${n}`);
    expect((await ask(behind, 399, "127.6.0.3", "203.0.113.99")).status).toBe(429);
  } finally {
    await behind.close();
  }
});
