/** Membership cards: the signed code behind the QR, and what a stranger who scans it may know. */
import { sign, verify } from "node:crypto";
import { isPaid, planStatus } from "#contract/access.ts";
import { type CardContent, decodeCard, encodeCard, spokenNumber } from "#contract/card-code.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import { paths } from "#contract/paths.ts";
import type { plans } from "#contract/plans.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { publicKeyText, signingKey } from "#server/platform/keys.ts";
import { findCardHolder, findCardNumber, getCardHolder, insertCardNumber } from "./queries.ts";

/** The caller's card as the screen shows it. */
export async function getOwnCard(ctx: Ctx): Promise<PayloadOf<typeof plans.card>> {
  const { id } = memberOf(ctx);
  const { plan_expires_at, ...holder } = await getCardHolder(ctx, id);
  const number = (await findCardNumber(ctx, id)) ?? (await insertCardNumber(ctx, id));
  const name = nameOf(holder);
  const content = { number, name, validUntil: plan_expires_at };
  return {
    name,
    number: spokenNumber(number),
    validUntil: plan_expires_at.toISOString(),
    address: addressOf(ctx, content),
  };
}

/** Valid while the plan runs and the member is not blocked; a forged code reveals nothing. With the key by which a page checks cards without asking. */
export async function checkCard(ctx: Ctx, code: string): Promise<PayloadOf<typeof plans.checkCard>> {
  const unknown = {
    code,
    valid: false,
    name: null,
    number: null,
    validUntil: null,
    publicKey: publicKeyText(ctx.config, "card"),
  };
  const card = decodeCard(code);
  if (!card || !verify(null, card.signed, signingKey(ctx.config, "card"), card.signature)) return unknown;
  const holder = await findCardHolder(ctx, card.content.number);
  if (!holder?.plan_expires_at || holder.blocked_at) return unknown;
  return {
    ...unknown,
    valid: isPaid(planStatus(holder.plan_expires_at, ctx.clock.now())),
    name: nameOf(holder),
    number: spokenNumber(card.content.number),
    validUntil: holder.plan_expires_at.toISOString(),
  };
}

/** The address that the QR of a card holds. */
function addressOf({ config }: Ctx, content: CardContent): string {
  const signed = encodeCard(content);
  const signature = sign(null, signed, signingKey(config, "card"));
  return config.publicUrl + paths.cardCheck(Buffer.concat([signed, signature]).toString("base64url"));
}

function nameOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`.trim();
}
