/** What the staff read of an entry before they decide about it. */
import { rupees } from "#base/money.ts";
import type { FactLabel } from "#contract/approval-kinds.ts";
import type { Fact } from "#contract/approvals.ts";
import { words } from "#server/platform/words.ts";
import type { EntryRow } from "./queries.ts";

/** `pictures`: how many an edit would show, where it changes them. */
export function factsOf(row: EntryRow, pictures?: number): Fact[] {
  const named = (ids: string[]) => [words.en, words.hi].map((t) => ids.map((id) => t.of(id)).join(", "));
  const [kind, kindHi] = named([`spirituality.kind.${row.kind}`]);
  const [rites, ritesHi] = named(row.services.map((rite) => `spirituality.rite.${rite}`));
  const [languages, languagesHi] = named(row.languages.map((code) => `business.language.${code}`));
  const days = [row.starts_on, row.ends_on].filter(Boolean).join(" / ");
  const facts: Array<[FactLabel, string | null | undefined, string | null]> = [
    ["title", row.name, null],
    ["kind", kind, kindHi!],
    ["description", [row.description, row.body].filter(Boolean).join("\n\n"), null],
    ["place", `${row.place_name}, ${row.state_name}`, `${row.place_name_hi ?? row.place_name}, ${row.state_name_hi}`],
    ["address", [row.address, row.how_to_reach].filter(Boolean).join("\n"), null],
    ["date", [days, row.starts_at].filter(Boolean).join(", "), null],
    ["timings", row.timings.join("\n"), null],
    ["services", rites, ritesHi!],
    ["languages", languages, languagesHi!],
    ["pay", row.fee_paise === null ? null : rupees(row.fee_paise), null],
    ["contact", [row.contact_person, row.phone].filter(Boolean).join(", "), null],
    ["file", pictures === undefined ? null : String(pictures), null],
  ];
  return facts.flatMap(([label, text, textHi]) => (text ? { label, text, textHi } : []));
}
