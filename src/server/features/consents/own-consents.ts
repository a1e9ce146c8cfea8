/** What both sides read of their consents: the lists, who has what, one with its receipt. */
import { shortId } from "#base/ids.ts";
import type { ConsentView, ReceiptEvent, SubjectKindKey } from "#contract/consent-views.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { idPage, type ListById } from "#server/platform/postgres/id-page.ts";
import { refuse } from "#server/platform/refusal.ts";
import { type ConsentRow, findLast, findOfMember, listEvents, listHeld, listOfMember } from "./queries.ts";
import { kindOf, listAnswered, type SubjectKinds, type SubjectRow } from "./subjects.ts";
import { viewConsent, viewEvent } from "./view.ts";

interface Page {
  limit: number;
  cursor?: string;
}

/** What reached the caller, or whom the caller answers for, or what the caller has sent. */
export async function consentPage(ctx: Ctx, kinds: SubjectKinds, side: "owner" | "asker", page: Page) {
  const of = { ...(await answeringOf(ctx, kinds)), side };
  return viewPage(ctx, kinds, page, (range) => listOfMember(ctx, of, range));
}

/** Who holds a grant now that the caller may revoke. */
export async function holderPage(ctx: Ctx, kinds: SubjectKinds, page: Page) {
  const of = await answeringOf(ctx, kinds);
  return viewPage(ctx, kinds, page, (range) => listHeld(ctx, of, range));
}

/** One that the caller has part in. */
export async function showOne(ctx: Ctx, kinds: SubjectKinds, id: string): Promise<ConsentView> {
  return viewRow(ctx, kinds, await getOwn(ctx, kinds, id));
}

export async function showReceipt(
  ctx: Ctx,
  kinds: SubjectKinds,
  id: string,
): Promise<{ consent: ConsentView; events: ReceiptEvent[] }> {
  const row = await getOwn(ctx, kinds, id);
  const events = await listEvents(ctx, id);
  return { consent: await viewRow(ctx, kinds, row), events: events.map((event) => viewEvent(ctx, event, row)) };
}

/** The caller's last one about a subject. */
export async function showOfSubject(
  ctx: Ctx,
  kinds: SubjectKinds,
  { subjectKind: kind, fkSubjectId: subjectId }: { subjectKind: SubjectKindKey; fkSubjectId: string },
): Promise<ConsentView | null> {
  const row = await findLast(ctx, { askerId: memberOf(ctx).id, kind, subjectId, now: ctx.clock.now() });
  return row ? viewRow(ctx, kinds, row) : null;
}

async function getOwn(ctx: Ctx, kinds: SubjectKinds, id: string): Promise<ConsentRow> {
  return (await findOfMember(ctx, id, await answeringOf(ctx, kinds))) ?? refuse("consent.not-found");
}

async function answeringOf(ctx: Ctx, kinds: SubjectKinds) {
  const { id: memberId } = memberOf(ctx);
  return { memberId, answered: await listAnswered(ctx, kinds, memberId), now: ctx.clock.now() };
}

async function viewPage(ctx: Ctx, kinds: SubjectKinds, page: Page, list: ListById<ConsentRow>) {
  const { rows, nextCursor } = await idPage(page, list);
  return { consents: await viewRows(ctx, kinds, rows), nextCursor };
}

async function viewRow(ctx: Ctx, kinds: SubjectKinds, row: ConsentRow): Promise<ConsentView> {
  const [view] = await viewRows(ctx, kinds, [row]);
  return view!;
}

/** The subjects of each kind, and those of the askers, are read at once. */
async function viewRows(ctx: Ctx, kinds: SubjectKinds, rows: ConsentRow[]): Promise<ConsentView[]> {
  const subjects = new Map<string, SubjectRow>();
  const own = new Map<string, string[]>();
  for (const [key, ofKind] of Map.groupBy(rows, (row) => row.subject_kind)) {
    const ids = [...new Set(ofKind.map(({ subject_id }) => subject_id))];
    const kind = kindOf(kinds, key);
    for (const row of await kind.listSubjects(ctx, ids)) subjects.set(`${key} ${row.id}`, row);
    const askers = [...new Set(ofKind.map(({ asker_id }) => asker_id))];
    for (const { id, ownerId } of await kind.listOpenOf(ctx, askers))
      own.set(`${key} ${ownerId}`, [...(own.get(`${key} ${ownerId}`) ?? []), id]);
  }
  return rows.map((row) =>
    viewConsent(ctx, row, {
      path: kindOf(kinds, row.subject_kind).path(shortId(row.subject_id)),
      subject: subjects.get(`${row.subject_kind} ${row.subject_id}`),
      ofAsker: own.get(`${row.subject_kind} ${row.asker_id}`) ?? [],
    }),
  );
}
