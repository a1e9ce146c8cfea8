/** Events as the staff approve them, and what reports about them do. */
import { maskContacts } from "#base/contact-mask.ts";
import { showDate, showTime } from "#base/dates.ts";
import { rupees } from "#base/money.ts";
import type { FactLabel } from "#contract/approval-kinds.ts";
import type { Fact } from "#contract/approvals.ts";
import { paths } from "#contract/paths.ts";
import type { ApprovalKind } from "#server/features/approvals/approval-kinds.ts";
import { referenceFor, viewPlace } from "#server/features/directory/category-and-place.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import { imageKeysById } from "#server/platform/images/image-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { words } from "#server/platform/words.ts";
import type { PendingEvent } from "#server/tables/json-columns.ts";
import { applyEdit, columnsOf } from "./event-values.ts";
import { gatheringKind } from "./gathering-kind.ts";
import { type EventRow, listByIds } from "./queries.ts";

export const eventApproval: ApprovalKind = {
  key: "gathering",
  table: "events",
  // With the picture of an edit that waits, or nobody would have seen it.
  listFacts: async (ctx, ids) => {
    const read = new Map<string, { facts: Fact[]; images: string[] }>();
    for (const row of await listByIds(ctx, ids)) {
      const shown = row.image_key === null ? [] : [row.image_key];
      const waiting = row.pending_edit?.image_id ? await imageKeysById(ctx, [row.pending_edit.image_id]) : [];
      read.set(row.id, { facts: await factsOf(ctx, row), images: [...new Set([...shown, ...waiting])] });
    }
    return read;
  },
  edits: {
    factsOf: async (ctx, id, edit) => {
      const columns = columnsOf(edit as PendingEvent);
      const [row] = await listByIds(ctx, [id]);
      if (!row) return [];
      return factsOf(ctx, { ...row, ...columns }, columns.image_id !== undefined);
    },
    apply: (ctx, id, edit) => applyEdit(ctx, id, edit as PendingEvent),
  },
  changed: async (ctx, id) => {
    const [row] = await listByIds(ctx, [id]);
    if (row) await itemsChanged(ctx, gatheringKind, [row]);
  },
  ownPath: paths.events(),
  pausing: ["asks-for-money", "not-genuine", "offensive"],
};

/** `isPictured`: an edit shows another picture, or none. */
async function factsOf(ctx: Handle, row: EventRow, isPictured = false): Promise<Fact[]> {
  const place = viewPlace(row, await referenceFor(ctx, [{ place_id: row.place_id, subcategory_id: null }]));
  const when = (language: "en" | "hi") =>
    [row.starts_at, row.ends_at].map((at) => `${showDate(at, language)}, ${showTime(at, language)}`).join(" – ");
  const association = (language: "en" | "hi") =>
    row.by_association ? words[language]("events.of-association") : maskContacts(row.owner_name);
  const home = (language: "en" | "hi") =>
    [row.venue, row.address, row.is_home ? words[language]("events.at-home") : ""].filter(Boolean).join("\n");
  const facts: Array<[FactLabel, string | null, string | null]> = [
    ["title", row.name, null],
    ["description", row.description, null],
    ["date", when("en"), when("hi")],
    ["place", `${place.city}, ${place.state}`, `${place.cityHi ?? place.city}, ${place.stateHi}`],
    ["address", home("en"), home("hi")],
    ["organiser", association("en"), association("hi")],
    ["room", row.capacity === null ? null : String(row.capacity), null],
    ["pay", row.fee_paise === null ? null : rupees(row.fee_paise), null],
    ["file", isPictured ? String(row.image_id ? 1 : 0) : null, null],
  ];
  return facts.flatMap(([label, text, textHi]) => (text ? { label, text, textHi } : []));
}
