/** The links by which a family lets others read a biodata: made for a recipient and a while, listed, ended at once. */
import { createHash } from "node:crypto";
import { DAY_MS } from "#base/dates.ts";
import { newId, shortId } from "#base/ids.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { type biodata, OPEN_LINKS } from "#contract/matrimony/biodata.ts";
import type { BiodataLink } from "#contract/matrimony/biodata-views.ts";
import type { Ctx } from "#server/platform/context.ts";
import { once } from "#server/platform/idempotency/idempotency.ts";
import { keyedHash } from "#server/platform/keys.ts";
import { type Handle, inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { lockProfile } from "../write-queries.ts";
import {
  countOpenLinks,
  deleteLinksOver,
  endLink,
  findLink,
  insertLink,
  type LinkRow,
  listLinks,
} from "./link-queries.ts";
import { findOwn, getOwn } from "./own-biodata.ts";

/** Of a link that is over its family still reads for whom it was and how often it was opened. */
const REMEMBERED_DAYS = 180;

/** A repeated key is answered with the first link. */
export async function createLink(
  ctx: Ctx,
  { idempotencyKey: key, ...given }: ParsedOf<typeof biodata.createLink>,
): Promise<{ link: BiodataLink }> {
  await getOwn(ctx, given.id);
  const { id } = await once(ctx, { call: "biodata.link", key, body: given }, (keep) =>
    inTransaction(ctx, async (ctx) => {
      const profile = (await lockProfile(ctx, given.id)) ?? refuse("profile.not-found");
      if (profile.approval !== "approved" || profile.hidden_at || profile.settled_at) refuse("biodata.not-open");
      const now = ctx.clock.now();
      if ((await countOpenLinks(ctx, profile.id, now)) >= OPEN_LINKS)
        refuse("biodata.too-many-links", { n: OPEN_LINKS });
      const id = newId();
      await insertLink(ctx, {
        id,
        profile_id: profile.id,
        secret_hash: hashOf(secretOf(ctx, id)),
        label: given.label,
        with_photo: given.withPhoto,
        with_contact: given.withContact,
        with_horoscope: given.withHoroscope,
        created_at: now,
        expires_at: new Date(now.getTime() + given.days * DAY_MS),
      });
      // The address is a secret: the stored reply has the id alone.
      return keep(ctx, { id });
    }),
  );
  return { link: await showLink(ctx, id) };
}

/** A page of all, those that are over included. */
export async function linkPage(ctx: Ctx, { id, limit, cursor }: { id: string; limit: number; cursor?: string }) {
  const { id: profileId } = await getOwn(ctx, id);
  const page = pageOf(await listLinks(ctx, { profileId, from: startOf(cursor), limit }), limit);
  return { links: page.rows.map((row) => viewLink(ctx, row)), nextCursor: page.nextCursor };
}

export async function revokeLink(ctx: Ctx, { id }: { id: string }): Promise<{ link: BiodataLink }> {
  const link = (await findLink(ctx, id)) ?? refuse("biodata.link-not-found");
  if (!(await findOwn(ctx, link.profile_id))) refuse("biodata.link-not-found");
  await endLink(ctx, id, ctx.clock.now());
  return { link: await showLink(ctx, id) };
}

/** Forgets those that have been over for long. */
export function forgetOldLinks(ctx: Handle & Pick<Ctx, "clock">): Promise<void> {
  return deleteLinksOver(ctx, new Date(ctx.clock.now().getTime() - REMEMBERED_DAYS * DAY_MS));
}

/** What the address of a link ends in: 256 bits that only this portal's own key gives, and that no table holds. */
export function secretOf({ config }: Pick<Ctx, "config">, id: string): string {
  return keyedHash(config, "biodata", id).toString("base64url");
}

/** What is stored of it. */
export function hashOf(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}

async function showLink(ctx: Ctx, id: string): Promise<BiodataLink> {
  return viewLink(ctx, (await findLink(ctx, id)) ?? refuse("biodata.link-not-found"));
}

function viewLink(ctx: Ctx, row: LinkRow): BiodataLink {
  const state = row.revoked_at ? "revoked" : row.expires_at <= ctx.clock.now() ? "expired" : "open";
  return {
    _id: shortId(row.id),
    label: row.label,
    withPhoto: row.with_photo,
    withContact: row.with_contact,
    withHoroscope: row.with_horoscope,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    state,
    openings: row.openings,
    lastOpenedAt: row.last_opened_at?.toISOString() ?? null,
    secret: state === "open" ? secretOf(ctx, row.id) : null,
  };
}
