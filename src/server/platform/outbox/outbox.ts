/** Outgoing messages: stored encrypted in the caller's transaction, then delivered by the queue, again and again until they are sent or too old. */
import { newId } from "#base/ids.ts";
import type { Language, MessageId, Values } from "#messages/words.ts";
import { brandIn } from "#server/platform/brand-queries.ts";
import type { Base, Ctx } from "#server/platform/context.ts";
import { keyedHash, seal, unseal } from "#server/platform/keys.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { words } from "#server/platform/words.ts";
import { blankMessage, deleteMessage, deleteMessagesBefore, findMessage, insertMessage } from "./outbox-queries.ts";
import { canSend, transportOf } from "./transports.ts";

export interface Message {
  channel: "sms" | "email";
  /** A phone of ten digits, or an e-mail address. */
  to: string;
  /** Message id of the text; an e-mail's subject has the same id with '.subject'. */
  template: MessageId;
  values: Values;
  language: Language;
  /** After so many minutes it is no longer sent. */
  goodMinutes: number;
  /** Does everything but send: for answers that must not reveal whether the receiver exists. */
  withheld?: boolean;
}

interface Sealed {
  to: string;
  values: Values;
}

/** The task's name in the queue. */
export const DELIVER = "deliver-message";

/** Puts a message into the outbox within the caller's transaction. The queue gets nothing but its id. */
export async function sendMessage(
  ctx: Handle & Pick<Ctx, "clock" | "config" | "ports">,
  message: Message,
): Promise<void> {
  // An operator may go without mail; what cannot be sent is not stored.
  if (!canSend(ctx.config, message.channel)) return;
  const now = ctx.clock.now();
  const id = newId();
  const sealed: Sealed = { to: message.to, values: message.values };
  await insertMessage(ctx, {
    id,
    channel: message.channel,
    template: message.template,
    language: message.language,
    state: message.withheld ? "withheld" : "waiting",
    sealed: seal(ctx.config, "outbox", sealed),
    receiver_mark: keyedHash(ctx.config, "receiver", message.to),
    created_at: now,
    good_until: new Date(now.getTime() + message.goodMinutes * 60_000),
  });
  await ctx.ports.addJob(ctx, DELIVER, { id });
}

/** Delivers one message and blanks its row; throws when the transport failed, so that the queue tries again. */
export async function deliverMessage(base: Base, { id }: { id: string }): Promise<void> {
  const row = await findMessage(base, id);
  if (!row?.sealed) return;
  if (row.state === "withheld") return deleteMessage(base, id);
  if (row.good_until < base.clock.now()) return blankMessage(base, id, "expired");
  const { to, values } = unseal<Sealed>(base.config, "outbox", row.sealed);
  const brand = await brandIn(base, row.language);
  const say = (template: string) => words[row.language].of(template, { ...values, brand });
  const text = say(row.template);
  const subject = row.channel === "email" ? say(`${row.template}.subject`) : undefined;
  await transportOf(base.config, row.channel)(base, { id, channel: row.channel, to, text, subject, brand });
  base.ports.reach("message-sent");
  await blankMessage(base, id, "sent");
}

/** Deletes messages that were sent or too old before that time. */
export function forgetMessages(base: Base, before: Date): Promise<void> {
  return deleteMessagesBefore(base, before);
}
