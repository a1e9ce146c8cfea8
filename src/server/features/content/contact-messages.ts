/** What people write to the operator through the contact page, and staff read. */
import { DAY_MS } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import { takeAttempt } from "#server/platform/attempts.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { deleteMessagesBefore, insertMessage, listMessages } from "./queries.ts";

export interface Written {
  reason: "question" | "complaint" | "data";
  name: string;
  phoneNo: string;
  email?: string | undefined;
  message: string;
}

/** Everyone behind one mobile operator may come from one address. */
const PER_ADDRESS = { name: "contact-message", most: 30, seconds: 3600 };
const PER_WRITER = { name: "contact-writer", most: 5, seconds: 3600 };
const KEPT_DAYS = 2 * 365;

/** Keeps a message for staff and answers its id; in an hour thirty may come from one address, and five under one phone number or e-mail. */
export async function submitMessage(ctx: Ctx, written: Written): Promise<string> {
  await takeAttempt(ctx, PER_ADDRESS, ctx.caller.ip);
  await takeAttempt(ctx, PER_WRITER, written.phoneNo);
  if (written.email) await takeAttempt(ctx, PER_WRITER, written.email.toLowerCase());
  const id = newId();
  await insertMessage(ctx, {
    id,
    reason: written.reason,
    name: written.name,
    phone: written.phoneNo,
    email: written.email ?? null,
    message: written.message,
    member_id: ctx.viewer.kind === "member" ? ctx.viewer.id : null,
    ip: ctx.caller.ip,
    created_at: ctx.clock.now(),
  });
  return id;
}

/** One page of messages, newest first. */
export function listWritten(ctx: Ctx, page: { limit: number; after?: string }) {
  return listMessages(ctx, page);
}

/** Forgets messages older than two years. */
export async function forgetOldMessages(ctx: Handle & Pick<Ctx, "clock">): Promise<void> {
  await deleteMessagesBefore(ctx, new Date(ctx.clock.now().getTime() - KEPT_DAYS * DAY_MS));
}
