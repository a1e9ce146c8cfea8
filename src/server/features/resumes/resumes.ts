/** What others may read of resumes: lists with their filters, and one by itself, as a teaser, with its fields, or whole for an employer to whom its member has applied. */
import type { ParsedOf, PayloadOf } from "#contract/endpoint.ts";
import type { resumes } from "#contract/resumes/resumes.ts";
import type { ResumeCard, ResumeView, WholeResume } from "#contract/resumes/views.ts";
import { findGrant } from "#server/features/consents/grants.ts";
import { viewCards } from "#server/features/directory/cards.ts";
import { openView } from "#server/features/directory/full-views.ts";
import { pageOfCards } from "#server/features/directory/newest.ts";
import type { FindItems } from "#server/features/jobs/jobs.ts";
import { requireArea, requireQualification } from "#server/features/jobs/reference.ts";
import { getPlace } from "#server/features/places/places.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import type { JsonText } from "#server/platform/http/json-payload.ts";
import { startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { resumeSubject } from "./consent-subject.ts";
import { ANYWHERE, keepMatching, listMatching, type ResumeFilters } from "./list-queries.ts";
import { findUnblocked, type ResumeRow } from "./queries.ts";
import { resumeKind } from "./resume-kind.ts";
import { viewResume, viewWholeResume } from "./view.ts";

type Given = ParsedOf<typeof resumes.all>;
interface Page {
  cards: JsonText<ResumeCard>[];
  nextCursor: string | null;
  understood: PayloadOf<typeof resumes.all>["understood"];
}

/** A page of cards: the newest first, or for a text the best first, of whoever lives in the city that text or filter name. */
export async function allResumes(
  ctx: Ctx,
  find: FindItems,
  { searchQuery, city, limit, cursor, ...given }: Given,
): Promise<Page> {
  const filters = await resolved(ctx, given);
  if (searchQuery === "") {
    const placeIds = city === undefined ? undefined : [(await getPlace(ctx, city)).id];
    if (placeIds && given.orAnywhere) placeIds.push(ANYWHERE);
    const rows = await listMatching(ctx, { ...filters, placeIds }, { from: startOf(cursor), limit });
    return { ...(await pageOfCards<ResumeCard>(ctx, resumeKind, rows, limit)), understood: null };
  }
  const { items, nextCursor, understood } = await find(
    ctx,
    resumeKind,
    { searchQuery, city, limit, cursor },
    async (ctx, items) => {
      if (items.length === 0) return items;
      const kept = await keepMatching(
        ctx,
        items.map(({ id }) => id),
        filters,
      );
      return items.filter(({ id }) => kept.has(id));
    },
  );
  const { corrected, match } = understood;
  return { cards: await viewCards<ResumeCard>(ctx, resumeKind, items), nextCursor, understood: { corrected, match } };
}

/** Areas and qualifications by key or slug; refuses one that there is not. */
async function resolved(
  ctx: Ctx,
  { functionalArea, qualification, orAnywhere: _, ...rest }: Omit<Given, "searchQuery" | "city" | "limit" | "cursor">,
): Promise<ResumeFilters> {
  return {
    ...rest,
    functionalAreaId:
      functionalArea === undefined ? undefined : await requireArea(ctx, functionalArea, "functionalArea"),
    qualificationId:
      qualification === undefined ? undefined : await requireQualification(ctx, qualification, "qualification"),
  };
}

/** One that others find; its member alone sees it otherwise. Who reads another's fields is on record, and reads so many a day. */
export async function showResume(ctx: Ctx, id: string): Promise<ResumeView> {
  const row = (await findUnblocked(ctx, id)) ?? refuse("resume.not-found");
  const { viewer } = ctx;
  const isMine = viewer.kind === "member" && viewer.id === row.owner_id;
  if (!isMine && !isListed(row)) refuse("resume.not-found");
  const { isFull } = await openView(ctx, { kind: resumeKind, id, ownerId: row.owner_id, contactId: id });
  const grant = isFull && !isMine ? await findGrant(ctx, { kind: resumeSubject, id }, memberOf(ctx).id) : undefined;
  return viewResume(ctx, row, { reads: isFull, grant });
}

/**
 * A member's resume with contact and file, hidden or not approved as well: for a later room that knows that this member has handed it to the caller, such as with an
 * application. Undefined when there is none any more, when a block or grave reports are in the way, or when the staff have turned it down. The file's link asks the
 * readers of app.ts anew (file-routes.ts).
 */
export async function findHandedResume(ctx: Ctx, id: string): Promise<WholeResume | undefined> {
  const row = await findUnblocked(ctx, id);
  if (!row || row.held_at || row.approval === "withheld" || row.approval === "rejected") return undefined;
  return viewWholeResume(ctx, row);
}

const isListed = (row: ResumeRow) => row.approval === "approved" && !row.held_at && !row.hidden_at;
