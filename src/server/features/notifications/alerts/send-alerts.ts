/** Sends what is due to a member: out of the ledger into the outbox in one transaction, so that no restart and no second worker tells it twice. */
import { newId } from "#base/ids.ts";
import { isPaid, planStatus } from "#contract/access.ts";
import type { Base } from "#server/platform/context.ts";
import type { Channel } from "#server/platform/outbox/budget.ts";
import { sendMessage } from "#server/platform/outbox/outbox.ts";
import { canSend } from "#server/platform/outbox/transports.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import {
  type AlertRow,
  countWaitingLeads,
  findReceiver,
  finishAlerts,
  listReadAbouts,
  lockDueAlerts,
  postponeAlerts,
  type Receiver,
} from "./alert-queries.ts";
import { messagesOf, textOf } from "./alert-texts.ts";
import { carryAlerts } from "./carried-queries.ts";
import { dueAt, isQuiet, minutesUntilQuiet } from "./hours.ts";
import { addressesOf } from "./ways.ts";

/** The job: everything due to this member now. */
export function sendAlerts(base: Base, { memberId }: { memberId: string }): Promise<void> {
  return inTransaction(base, async (base) => {
    const now = base.clock.now();
    const due = await lockDueAlerts(base, memberId, now);
    if (due.length === 0) return;
    if (isQuiet(now)) return postponeAlerts(base, idsOf(due), dueAt(now, "at-once"));
    const receiver = await findReceiver(base, memberId);
    const refused = new Set(due.flatMap(({ refused_channels }) => refused_channels));
    const way = receiver && wayTo(base, receiver, refused);
    if (!way) return finishAlerts(base, idsOf(due), { outcome: "dropped", now });
    const read = new Set(
      await listReadAbouts(
        base,
        memberId,
        due.map(({ about }) => about),
      ),
    );
    const seen = due.filter(({ about }) => read.has(about));
    if (seen.length > 0) await finishAlerts(base, idsOf(seen), { outcome: "read", now });
    const unread = due.filter(({ about }) => !read.has(about));
    for (const [kind, alerts] of Map.groupBy(unread, (alert) => alert.kind))
      for (const together of messagesOf(kind, alerts)) await sendOne(base, together, { receiver, way });
  });
}

interface Way {
  channel: Channel;
  to: string;
}

/** What a cap leaves no room for waits for the next morning's digest. */
async function sendOne(base: Base, alerts: AlertRow[], { receiver, way }: { receiver: Receiver; way: Way }) {
  const now = base.clock.now();
  const { language } = receiver;
  const text = textOf(alerts, { language, channel: way.channel, publicUrl: base.config.publicUrl });
  const n = alerts[0]!.kind === "leads-waiting" ? await countWaitingLeads(base, receiver.id) : alerts.length;
  if (n === 0 || !mayRead(alerts[0]!, receiver, now))
    return finishAlerts(base, idsOf(alerts), { outcome: "dropped", now });
  const id = newId();
  const message = { id, ...text, ...way, values: { ...text.values, n }, language, goodMinutes: minutesUntilQuiet(now) };
  if (await sendMessage(base, message)) return carryAlerts(base, idsOf(alerts), id);
  return postponeAlerts(base, idsOf(alerts), dueAt(now, "digest"));
}

/** Names of who asked go to nobody to whom the list of leads is closed. */
function mayRead({ kind }: AlertRow, { plan_expires_at }: Receiver, now: Date): boolean {
  return (kind !== "lead" && kind !== "follow-up") || isPaid(planStatus(plan_expires_at, now));
}

/** The chosen channel; where it cannot be used any more or has refused, the first that can. */
function wayTo({ config }: Base, receiver: Receiver, refused: Set<string>): Way | undefined {
  if (receiver.channel === "none") return undefined;
  const addresses = addressesOf(receiver);
  const channel = [receiver.channel, "sms" as const, "email" as const].find(
    (channel) => !refused.has(channel) && addresses[channel] !== null && canSend(config, channel),
  );
  return channel && { channel, to: addresses[channel]! };
}

function idsOf(alerts: AlertRow[]): string[] {
  return alerts.map(({ id }) => id);
}
