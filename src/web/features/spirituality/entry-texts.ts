/** What an entry says in the words of the page: its kind, its days, its place, what it costs. */
import { showDate, showTime } from "#base/dates.ts";
import { rupees } from "#base/money.ts";
import type { EntryCard } from "#contract/spirituality/entry-views.ts";
import type { Language, Words } from "#messages/words.ts";
import { cityAndState } from "#web/features/places/place-name.ts";

/** The icon of each kind, of those that categories have. */
export const ICONS = {
  temple: "landmark",
  priest: "flame",
  service: "flower-2",
  event: "party-popper",
  text: "book-open",
} as const satisfies Record<EntryCard["kind"], string>;

/** 'Pandit', or of a text what sort of text it is. */
export function kindText(t: Words, { kind, textKind }: Pick<EntryCard, "kind" | "textKind">): string {
  return textKind ? t(`spirituality.text.${textKind}`) : t(`spirituality.kind.${kind}`);
}

/** '12/Jan/2027, 6:30 pm', '12/Jan/2027 to 14/Jan/2027'; undefined for what is no event. */
export function daysText(
  t: Words,
  { startsOn, endsOn, startsAt }: Pick<EntryCard, "startsOn" | "endsOn" | "startsAt">,
) {
  if (!startsOn) return undefined;
  const from = showDate(startsOn, t.language);
  const days =
    endsOn && endsOn !== startsOn ? t("spirituality.days", { from, to: showDate(endsOn, t.language) }) : from;
  if (!startsAt) return days;
  return t("spirituality.days.at", { days, time: showTime(`${startsOn}T${startsAt}:00+05:30`, t.language) });
}

/** 'Pune, Maharashtra'. */
export function placeText(entry: Pick<EntryCard, "city" | "cityHi" | "state" | "stateHi">, language: Language): string {
  return cityAndState(entry, language);
}

/** The rites, with commas between them. */
export function ritesText(t: Words, services: EntryCard["services"]): string {
  return services.map((rite) => t(`spirituality.rite.${rite}`)).join(", ");
}

export function feeText(t: Words, { feePaise }: Pick<EntryCard, "feePaise">): string | undefined {
  return feePaise === null ? undefined : t("spirituality.fee", { amount: rupees(feePaise) });
}
