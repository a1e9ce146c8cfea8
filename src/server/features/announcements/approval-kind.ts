/** Announcements as the staff approve them, and what reports about them do: three hide one until the staff have looked. */
import { showDate } from "#base/dates.ts";
import { REPORTS_TO_HIDE } from "#contract/announcements/choices.ts";
import { type FactLabel, ITEM_REPORT_REASONS } from "#contract/approval-kinds.ts";
import type { Fact } from "#contract/approvals.ts";
import { paths } from "#contract/paths.ts";
import type { ApprovalKind } from "#server/features/approvals/approval-kinds.ts";
import { referenceFor, viewPlace } from "#server/features/directory/category-and-place.ts";
import { imageKeysById } from "#server/platform/images/image-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { words } from "#server/platform/words.ts";
import type { PendingAnnouncement } from "#server/tables/json-columns.ts";
import { announcementChanged, applyEdit } from "./own-announcements.ts";
import { type AnnouncementRow, listByIds } from "./queries.ts";

export const announcementApproval: ApprovalKind = {
  key: "announcement",
  table: "announcements",
  // With the photo of an edit that waits, or nobody would have seen it.
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
      const [row] = await listByIds(ctx, [id]);
      if (!row) return [];
      const columns = edit as PendingAnnouncement;
      return factsOf(ctx, { ...row, ...columns }, columns.image_id !== undefined);
    },
    apply: (ctx, id, edit) => applyEdit(ctx, id, edit as PendingAnnouncement),
  },
  changed: (ctx, id) => announcementChanged(ctx, id),
  ownPath: paths.announcements(),
  pausing: ITEM_REPORT_REASONS,
  reportsToHold: REPORTS_TO_HIDE,
};

/** `isPictured`: an edit shows another photo, or none. */
async function factsOf(ctx: Handle, row: AnnouncementRow, isPictured = false): Promise<Fact[]> {
  const place = viewPlace(row, await referenceFor(ctx, [{ place_id: row.place_id, subcategory_id: null }]));
  const inBoth = (say: (language: "en" | "hi") => string) => [say("en"), say("hi")] as const;
  const ceremonies = inBoth((language) =>
    row.ceremonies
      .map(({ what, on, at }) => {
        const name = words[language].of(`announcements.ceremony.${what}`);
        return [name, showDate(on, language), at].filter(Boolean).join(", ");
      })
      .join("\n"),
  );
  const facts: Array<[FactLabel, string | null, string | null]> = [
    ["title", row.name, null],
    ["kind", ...inBoth((language) => words[language].of(`announcements.kind.${row.kind}`))],
    ["relation", row.relation, null],
    ["relatives", row.relatives, null],
    ["date", ...inBoth((language) => showDate(row.happened_on, language))],
    ["description", row.words, null],
    ["services", ...ceremonies],
    ["place", `${place.city}, ${place.state}`, `${place.cityHi ?? place.city}, ${place.stateHi}`],
    ["address", row.ceremony_place, null],
    ["audience", ...inBoth((language) => words[language].of(`announcements.audience.${row.audience}`))],
    ["file", isPictured ? String(row.image_id ? 1 : 0) : null, null],
  ];
  return facts.flatMap(([label, text, textHi]) => (text ? { label, text, textHi } : []));
}
