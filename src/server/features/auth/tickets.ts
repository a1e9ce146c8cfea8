/** Tickets: what a verified code is exchanged for; signed, bound to its phone and purpose, good once and for an hour. */
import { timingSafeEqual } from "node:crypto";
import { longId, shortId } from "#base/ids.ts";
import { TICKET_MINUTES } from "#contract/limits.ts";
import type { Ctx } from "#server/platform/context.ts";
import { keyedHash } from "#server/platform/keys.ts";
import { refuse } from "#server/platform/refusal.ts";
import { findUsedCode, spendCode } from "./code-queries.ts";
import type { Purpose } from "./codes.ts";

export interface Ticket {
  /** The verified code behind it. */
  codeId: string;
  phone: string;
}

/** The ticket of a code that was just used. */
export function makeTicket(ctx: Ctx, purpose: Purpose, { codeId, phone }: Ticket): string {
  return `${shortId(codeId)}.${signatureOf(ctx, purpose, { codeId, phone }).toString("base64url")}`;
}

/** The ticket's phone; refuses as 'ticket.invalid' what was made for another purpose, is over, was used or forged. */
export async function readTicket(ctx: Ctx, purpose: Purpose, text: string): Promise<Ticket> {
  const { isSpent, ...ticket } = await readAnyTicket(ctx, purpose, text);
  return isSpent ? refuse("ticket.invalid") : ticket;
}

/** Reads one that was used as well: it allows nothing any more, but still proves the phone. */
export async function readAnyTicket(ctx: Ctx, purpose: Purpose, text: string): Promise<Ticket & { isSpent: boolean }> {
  const [id = "", signature = ""] = text.split(".", 2);
  const codeId = longId(id);
  const usedSince = new Date(ctx.clock.now().getTime() - TICKET_MINUTES * 60_000);
  const row = codeId && (await findUsedCode(ctx, { id: codeId, purpose, usedSince }));
  if (!codeId || !row) refuse("ticket.invalid");
  const ticket = { codeId, phone: row.phone };
  const [given, right] = [Buffer.from(signature, "base64url"), signatureOf(ctx, purpose, ticket)];
  if (given.length !== right.length || !timingSafeEqual(given, right)) refuse("ticket.invalid");
  return { ...ticket, isSpent: row.spent_at !== null };
}

/** Uses the ticket up, within the transaction that it allows. */
export async function spendTicket(ctx: Ctx, { codeId }: Ticket): Promise<void> {
  if (!(await spendCode(ctx, codeId, ctx.clock.now()))) refuse("ticket.invalid");
}

function signatureOf(ctx: Ctx, purpose: Purpose, { codeId, phone }: Ticket): Buffer {
  return keyedHash(ctx.config, "ticket", purpose, codeId, phone);
}
