/** What anyone may see of job openings: lists with their filters, by text or the newest first, and one by itself. */
import type { ParsedOf, PayloadOf } from "#contract/endpoint.ts";
import type { JobCard, JobView } from "#contract/job-views.ts";
import type { jobs } from "#contract/jobs.ts";
import { type ListItem, viewCards } from "#server/features/directory/cards.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import { pageOfCards } from "#server/features/directory/newest.ts";
import { getPlace } from "#server/features/places/places.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { JsonText } from "#server/platform/http/json-payload.ts";
import { startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { withEdit } from "./edits.ts";
import { isClosed, jobKind } from "./job-kind.ts";
import { type JobFilters, keepMatching, listByIds, listEditedByIds, listMatching } from "./queries.ts";
import { requireArea, requireQualification } from "./reference.ts";
import { viewJob } from "./view.ts";

/** The search, which is a later room: app.ts hands it in. */
export type FindItems = (
  ctx: Ctx,
  kind: Kind,
  input: Pick<ParsedOf<typeof jobs.all>, "searchQuery" | "city" | "limit" | "cursor">,
  narrow: <Item extends ListItem>(ctx: Ctx, items: Item[]) => Promise<Item[]>,
) => Promise<{ items: ListItem[]; nextCursor: string | null; understood: Understood }>;

type Understood = NonNullable<PayloadOf<typeof jobs.all>["understood"]>;

/** A page of open openings. */
export async function allJobs(
  ctx: Ctx,
  find: FindItems,
  { searchQuery, city, limit, cursor, ...given }: ParsedOf<typeof jobs.all>,
): Promise<{
  cards: JsonText<JobCard>[];
  nextCursor: string | null;
  understood: Understood | null;
}> {
  const filters = await resolved(ctx, given);
  if (searchQuery === "") {
    const placeId = city === undefined ? undefined : (await getPlace(ctx, city)).id;
    const rows = await listMatching(ctx, { ...filters, placeId }, { from: startOf(cursor), limit });
    return { ...(await pageOfCards<JobCard>(ctx, jobKind, rows, limit)), understood: null };
  }
  // The place is the search's own: a text may name another one, or nothing may be there.
  const { items, nextCursor, understood } = await find(
    ctx,
    jobKind,
    { searchQuery, city, limit, cursor },
    async (ctx, items) => {
      if (items.length === 0) return items;
      const ids = items.map(({ id }) => id);
      const kept = await keepMatching(ctx, ids, filters);
      return items.filter(({ id }) => kept.has(id));
    },
  );
  const { corrected, match } = understood;
  return { cards: await viewCards<JobCard>(ctx, jobKind, items), nextCursor, understood: { corrected, match } };
}

type Given = Omit<ParsedOf<typeof jobs.all>, "searchQuery" | "city" | "limit" | "cursor">;

/** Areas and qualifications by key or slug; refuses one that there is not. */
async function resolved(ctx: Ctx, { functionalArea, qualification, ...rest }: Given): Promise<JobFilters> {
  return {
    ...rest,
    functionalAreaId:
      functionalArea === undefined ? undefined : await requireArea(ctx, functionalArea, "functionalArea"),
    qualificationId:
      qualification === undefined ? undefined : await requireQualification(ctx, qualification, "qualification"),
  };
}

/** One opening, closed ones too; only its owner sees what is not approved, and what reports hold out of sight. */
export async function showJob(ctx: Ctx, id: string): Promise<JobView> {
  const [row] = await listByIds(ctx, [id]);
  if (!row) refuse("job.not-found");
  const isMine = ctx.viewer.kind === "member" && ctx.viewer.id === row.owner_id;
  const isApproved = row.approval === "approved" && row.held_at === null;
  if (row.deleted_at) refuse(isApproved ? "page.gone" : "job.not-found");
  if (!isApproved && !isMine) refuse("job.not-found");
  const [shown] = isMine ? await listEditedByIds(ctx, [id]) : [row];
  return viewJob(isMine ? withEdit(shown!) : row, { isMine, isClosed: isClosed(row, ctx.clock.now()) });
}
