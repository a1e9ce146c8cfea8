/** Messages to the operator from the contact page, which staff read. */
import { DAY_MS } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import type { content } from "#contract/content.ts";
import type { ContactState } from "#contract/content-choices.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { Ctx } from "#server/platform/context.ts";
import { takeAttempt } from "#server/platform/limits/attempts.ts";
import { type Handle, inTransaction } from "#server/platform/postgres/handle.ts";
import { idPage } from "#server/platform/postgres/id-page.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import { deleteMessagesBefore, insertMessage, listMessages, updateMessageState } from "./queries.ts";

type ContactForm = ParsedOf<typeof content.submitContact>;

/** Everyone behind one mobile operator may come from one address. */
const PER_ADDRESS = { name: "contact-message", most: 30, seconds: 3600 };
const PER_WRITER = { name: "contact-writer", most: 5, seconds: 3600 };
const KEPT_DAYS = 2 * 365;

/** Keeps a message for staff and answers its id; in an hour thirty may come from one address, and five under one phone number or e-mail. */
export async function submitMessage(ctx: Ctx, form: ContactForm): Promise<string> {
  await takeAttempt(ctx, PER_ADDRESS, ctx.caller.ip);
  await takeAttempt(ctx, PER_WRITER, form.phoneNo);
  if (form.email) await takeAttempt(ctx, PER_WRITER, form.email.toLowerCase());
  const id = newId();
  await insertMessage(ctx, {
    id,
    reason: form.reason,
    name: form.name,
    phone: form.phoneNo,
    email: form.email ?? null,
    message: form.message,
    member_id: ctx.viewer.kind === "member" ? ctx.viewer.id : null,
    ip: ctx.caller.ip,
    created_at: ctx.clock.now(),
  });
  return id;
}

/** One page of messages, newest first. */
export function listContactMessages(
  ctx: Ctx,
  { state, ...page }: { state?: ContactState; limit: number; cursor?: string },
) {
  return idPage(page, (range) => listMessages(ctx, state, range));
}

/** Says how it stands with a message; the log says who said so. */
export function setMessageState(ctx: Ctx, { id, state }: { id: string; state: ContactState }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const state_changed_at = state === "new" ? null : ctx.clock.now();
    const name = (await updateMessageState(ctx, id, { state, state_changed_at })) ?? refuse("site.not-found");
    await logStaffAction(ctx, { action: `site.message-${state}`, kind: "message", id, name });
  });
}

/** Forgets messages older than two years. */
export async function forgetOldMessages(ctx: Handle & Pick<Ctx, "clock">): Promise<void> {
  await deleteMessagesBefore(ctx, new Date(ctx.clock.now().getTime() - KEPT_DAYS * DAY_MS));
}
