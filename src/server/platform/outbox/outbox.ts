/** Outgoing messages: stored encrypted in the caller's transaction, then delivered by the queue, again and again until they are sent or too old. */
import { newId } from "#base/ids.ts";
import type { Language, Values } from "#messages/words.ts";
import { brandIn } from "#server/platform/brand-queries.ts";
import type { Base, Ctx } from "#server/platform/context.ts";
import { keyedHash, seal, unseal } from "#server/platform/keys.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { words } from "#server/platform/words.ts";
import { type Channel, type Spending, spend, type Template } from "./budget.ts";
import { blankMessage, deleteMessage, deleteMessagesBefore, findMessage, insertMessage } from "./outbox-queries.ts";
import { canSend, FinalRefusal, transportOf } from "./transports.ts";

/** What is told: a text of the catalogue with its values; an e-mail's subject has the text's id with '.subject'. */
export interface Message extends Spending {
  /** By which whoever sends it hears how it ended; one of its own otherwise. */
  id?: string;
  values: OutgoingValues;
  language: Language;
  /** After so many minutes it is no longer sent. */
  goodMinutes: number;
}

/** The portal's own values, and those of alerts: what others have typed goes through `typedText` (features/notifications/alerts/alert-texts.ts). */
type OutgoingValues = Partial<Record<OwnValue | TypedValue, string | number>>;
type OwnValue = "n" | "code" | "minutes" | "host" | "amount" | "receipt" | "until" | "date" | "link";
type TypedValue = "who" | "where" | "item" | "names" | "reason";

interface Sealed {
  to: string;
  values: Values;
}

/** The task's name in the queue. */
export const DELIVER = "deliver-message";

/** Puts a message into the outbox within the caller's transaction; the queue gets nothing but its id. False when it does not go out: its channel is not set up, or the budget has no room for it. Send last in a transaction, because all messages count in one row. */
export async function sendMessage(
  ctx: Handle & Pick<Ctx, "clock" | "config" | "log" | "ports">,
  message: Message,
): Promise<boolean> {
  if (!canSend(ctx.config, message.channel) || !(await spend(ctx, message))) return false;
  const now = ctx.clock.now();
  const { id = newId() } = message;
  const sealed: Sealed = { to: message.to, values: message.values as Values };
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
  return true;
}

/** How a message ended, and by which channel; one that is gone counts as expired. */
export interface Ending {
  state: "sent" | "refused" | "expired";
  channel?: Channel;
}

/** Delivers one message and blanks its row, also where it is refused for good; answers how it ended, also one that had ended before. Throws when the transport failed otherwise, so that the queue tries again. */
export async function deliverMessage(base: Base, { id }: { id: string }): Promise<Ending> {
  const row = await findMessage(base, id);
  const end = async (state: Ending["state"]) => {
    await blankMessage(base, id, state);
    return { state, channel: row!.channel };
  };
  if (row?.state === "withheld") await deleteMessage(base, id);
  if (!row || row.state === "withheld") return { state: "expired" };
  if (!row.sealed) return { state: row.state as Ending["state"], channel: row.channel };
  if (row.good_until < base.clock.now()) return end("expired");
  const { to, values } = unseal<Sealed>(base.config, "outbox", row.sealed);
  const brand = await brandIn(base, row.language);
  const say = (id: string) => words[row.language].of(id, { ...values, brand });
  const text = say(row.template);
  const subject = row.channel === "email" ? say(`${row.template}.subject`) : undefined;
  try {
    const { channel, language } = row;
    const template = row.template as Template;
    const message = { id, channel, to, template, language, values: { ...values, brand }, text, subject, brand };
    await transportOf(base.config, channel)(base, message);
  } catch (error) {
    if (!(error instanceof FinalRefusal)) throw error;
    base.log.warn({ template: row.template, id }, error.message);
    return end("refused");
  }
  base.ports.reach("message-sent");
  return end("sent");
}

/** Deletes messages that were sent or too old before that time. */
export function forgetMessages(base: Base, before: Date): Promise<void> {
  return deleteMessagesBefore(base, before);
}
