/** What alerts say: which text, and its values, in the receiver's language. */
import { maskedStart } from "#base/contact-mask.ts";
import { inLanguage, paths } from "#contract/paths.ts";
import type { Template } from "#server/platform/outbox/budget.ts";
import type { Message } from "#server/platform/outbox/outbox.ts";
import { words } from "#server/platform/words.ts";
import type { AlertValues } from "#server/tables/json-columns.ts";
import type { AlertKind, AlertRow, Receiver } from "./alert-queries.ts";

type Text = Pick<Message, "template" | "values">;

/** The kinds whose alerts go together when several are due, with the text for that. */
const TOGETHER: Partial<Record<AlertKind, Template>> = {
  lead: "outgoing.leads",
  "follow-up": "outgoing.follow-ups",
  "leads-waiting": "outgoing.leads-waiting",
};

/** As SMS gateways in India take a variable. */
const MOST = 30;
const MOST_OF_REASON = 160;
const NAMED = { sms: 3, whatsapp: 3, email: 20 };

/** The messages that the alerts of a kind make: one for all of them, or one each. */
export function messagesOf(kind: AlertKind, alerts: AlertRow[]): AlertRow[][] {
  return TOGETHER[kind] ? [alerts] : alerts.map((alert) => [alert]);
}

/** One alert that goes at once has a text of its own; what waited, for the morning or past a cap, is told as a digest, also when it is one. */
export function textOf(
  alerts: AlertRow[],
  { language, channel, publicUrl }: Pick<Receiver, "language"> & { channel: keyof typeof NAMED; publicUrl: string },
): Text {
  const [first] = alerts;
  const { kind } = first!;
  const link = `${publicUrl}${inLanguage(language, pathOf(alerts))}`;
  const isAtOnce = alerts.length === 1 && first!.due_at.getTime() === first!.created_at.getTime();
  const together = TOGETHER[kind];
  if (!together || isAtOnce)
    return { template: templateOf(first!), values: { ...typedValues(first!.parameters, language), link } };
  return { template: together, values: { n: alerts.length, names: namesOf(alerts, language, NAMED[channel]), link } };
}

/** A press on call or WhatsApp has a text of its own: there is no message to read. */
function templateOf({ kind, parameters: { how } }: AlertRow): Template {
  return kind === "lead" && how ? `outgoing.lead-${how}` : `outgoing.${kind}`;
}

/** A text that somebody typed, for a message that the portal sends: on one line, short, without numbers, addresses and links. */
function typedText(text: string | undefined, most: number): string {
  return maskedStart((text ?? "").replaceAll(/\s+/gu, " ").trim(), most);
}

/** The place stands behind the name where one is given and there is room. */
function typedValues({ who, where, whereHi, item, reason }: AlertValues, language: Receiver["language"]) {
  const t = words[language];
  const name = typedText(who, MOST) || t("outgoing.part.somebody");
  const place = typedText((language === "hi" && whereHi) || where, MOST);
  const whole = t("outgoing.part.from", { who: name, where: place });
  return {
    who: place && whole.length <= MOST ? whole : name,
    where: place,
    item: typedText(item, MOST),
    reason: typedText(reason, MOST_OF_REASON),
  };
}

function namesOf(alerts: AlertRow[], language: Receiver["language"], most: number): string {
  const t = words[language];
  const names = alerts
    .slice(0, most)
    .map(({ parameters }) => t("outgoing.part.lead", typedValues(parameters, language)))
    .join("; ");
  return alerts.length > most ? t("outgoing.part.more", { names, n: alerts.length - most }) : names;
}

/** The list of leads of the one item that they are about, or the list of all. */
function pathOf(alerts: AlertRow[]): string {
  const [first, ...others] = new Set(alerts.map(({ path }) => path));
  return others.length > 0 ? paths.ownLeads() : first!;
}
