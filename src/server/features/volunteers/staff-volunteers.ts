/** Volunteers as the staff work with them: the list with its filters, how it stands with each, and forgetting one who asks for it. */
import type { ParsedOf, PayloadOf } from "#contract/endpoint.ts";
import type { staffVolunteers } from "#contract/staff-volunteers.ts";
import { getPlace } from "#server/features/places/places.ts";
import { type Ctx, changed, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { idPage } from "#server/platform/postgres/id-page.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import {
  countVolunteers,
  deleteVolunteer,
  type LockedVolunteer,
  listVolunteers,
  lockVolunteer,
  updateVolunteer,
  type VolunteerFilters,
} from "./staff-queries.ts";
import { viewForStaff } from "./view.ts";
import { VOLUNTEER_PAGES } from "./volunteers.ts";

export async function volunteerPage(
  ctx: Ctx,
  { limit, cursor, ...given }: ParsedOf<typeof staffVolunteers.fetchAll>,
): Promise<PayloadOf<typeof staffVolunteers.fetchAll>> {
  const filters = await filtersOf(ctx, given);
  const page = await idPage({ limit, cursor }, (range) => listVolunteers(ctx, filters, range));
  return {
    volunteers: page.rows.map((row) => viewForStaff(row, memberOf(ctx).id)),
    total: await countVolunteers(ctx, filters),
    nextCursor: page.nextCursor,
  };
}

/** Filters as the queries take them; refuses a city that there is not. */
export async function filtersOf(
  ctx: Ctx,
  { city, ...rest }: ParsedOf<typeof staffVolunteers.export>,
): Promise<VolunteerFilters> {
  return { ...rest, placeId: city === undefined ? undefined : (await getPlace(ctx, city)).id };
}

/** The same state once more changes and logs nothing. */
export function setVolunteerState(ctx: Ctx, { id, state }: ParsedOf<typeof staffVolunteers.setState>): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const volunteer = await lockOthers(ctx, id);
    if (volunteer.state === state) return;
    const now = ctx.clock.now();
    await updateVolunteer(ctx, id, { state, state_changed_at: now, updated_at: now });
    await changed(ctx, VOLUNTEER_PAGES);
    await logStaffAction(ctx, { action: `volunteer.${state}`, kind: "volunteer", id, name: volunteer.name });
  });
}

/** For good, and at once. */
export function removeVolunteer(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { name } = await lockOthers(ctx, id);
    await deleteVolunteer(ctx, id);
    await changed(ctx, VOLUNTEER_PAGES);
    await logStaffAction(ctx, { action: "volunteer.removed", kind: "volunteer", id, name });
  });
}

/** A sign-up that is not the caller's own, held. */
export async function lockOthers(ctx: Ctx, id: string): Promise<LockedVolunteer> {
  const volunteer = (await lockVolunteer(ctx, id)) ?? refuse("volunteer.not-found");
  if (volunteer.member_id === memberOf(ctx).id) refuse("staff.own-thing");
  return volunteer;
}
