/** Devices that have proved themselves for a member: a signed cookie on the device, its hash beside the member. */
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { DAY_MS } from "#base/dates.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { Ctx } from "#server/platform/context.ts";
import { cookieLine } from "#server/platform/http/cookies.ts";
import { keyedHash } from "#server/platform/keys.ts";
import { deleteDevices, isDeviceOf, upsertDevice } from "./session-queries.ts";

/** A device that was not used for so long proves itself again. */
const KNOWN_DAYS = 180;
/** The longest that browsers keep a cookie. */
const COOKIE_SECONDS = 400 * 86_400;

/** The name of the device's cookie: __Host- when the portal is reached by https. */
function deviceCookieName(config: Pick<Config, "publicUrl">): string {
  return config.publicUrl.startsWith("https:") ? "__Host-vs-did" : "vs-did";
}

/** Asked about when there is no account, so that an answer takes the same time. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/** The hash of the caller's device when the account's member has used it before. */
export async function findKnownDevice(ctx: Ctx, account: { id: string } | undefined): Promise<Buffer | undefined> {
  const memberId = account?.id ?? NOBODY;
  const device = readDevice(ctx);
  if (!device) return undefined;
  const hash = hashOf(device);
  const since = new Date(ctx.clock.now().getTime() - KNOWN_DAYS * DAY_MS);
  return (await isDeviceOf(ctx, { memberId, hash, since })) ? hash : undefined;
}

/** Makes the caller's device known to the member, or renews that; the cookie goes out with the answer. */
export async function rememberDevice(ctx: Ctx, memberId: string): Promise<void> {
  const device = readDevice(ctx) ?? randomBytes(32).toString("base64url");
  await upsertDevice(ctx, { memberId, hash: hashOf(device), now: ctx.clock.now() });
  ctx.caller.setCookies.push(
    cookieLine(deviceCookieName(ctx.config), `${device}.${signatureOf(ctx, device).toString("base64url")}`, {
      secure: ctx.config.publicUrl.startsWith("https:"),
      maxAge: COOKIE_SECONDS,
    }),
  );
}

/** Forgets the member's devices, so that each proves itself again; the caller's may stay. */
export async function forgetDevices(ctx: Ctx, memberId: string, { butThis }: { butThis: boolean }): Promise<void> {
  const device = butThis ? readDevice(ctx) : undefined;
  await deleteDevices(ctx, memberId, device === undefined ? undefined : hashOf(device));
}

function readDevice(ctx: Ctx): string | undefined {
  const cookie = ctx.caller.cookies[deviceCookieName(ctx.config)];
  const [, device, signature] = /^([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{43})$/.exec(cookie ?? "") ?? [];
  if (!device || !signature) return undefined;
  return timingSafeEqual(Buffer.from(signature, "base64url"), signatureOf(ctx, device)) ? device : undefined;
}

function signatureOf(ctx: Ctx, device: string): Buffer {
  return keyedHash(ctx.config, "device", device);
}

function hashOf(device: string): Buffer {
  return createHash("sha256").update(device).digest();
}
