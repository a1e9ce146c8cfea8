/** Volunteers for everybody: signing up with an account or without, and what is public of those who did. */
import { newId } from "#base/ids.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { firstNameIn } from "#contract/names.ts";
import type { VolunteerSkill } from "#contract/volunteer-choices.ts";
import type { VolunteerOverview, volunteers } from "#contract/volunteers.ts";
import { getAccount } from "#server/features/members/accounts.ts";
import { getPlace } from "#server/features/places/places.ts";
import { type Ctx, changed } from "#server/platform/context.ts";
import { takeAttempt } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import {
  countAll,
  countByCity,
  countBySkill,
  deleteUnreached,
  insertOfMember,
  listShown,
  upsertOfVisitor,
} from "./queries.ts";

/** The tag of pages that show what is public of volunteers. */
export const VOLUNTEER_PAGES = "volunteers";

/** A family behind one router, or a stall at a community's function. */
const PER_ADDRESS = { name: "volunteer-address", most: 20, seconds: 3600 };
const PER_PHONE = { name: "volunteer-phone", most: 5, seconds: 86_400 };

type Form = ParsedOf<typeof volunteers.update>;

/**
 * Keeps the sign-up for the staff. A visitor's phone is unproven: the answer never tells whether it has been used before, and neither number nor name becomes
 * public until the staff have reached the person.
 */
export async function registerVolunteer(
  ctx: Ctx,
  { language, ...form }: ParsedOf<typeof volunteers.register>,
): Promise<void> {
  await takeAttempt(ctx, PER_ADDRESS, ctx.caller.ip);
  await takeAttempt(ctx, PER_PHONE, form.phoneNo);
  const memberId = ctx.viewer.kind === "member" ? ctx.viewer.id : null;
  const values = await valuesOf(ctx, form, memberId);
  const now = ctx.clock.now();
  const row = { id: newId(), member_id: memberId, ...values, language, state_changed_at: now, created_at: now };
  await inTransaction(ctx, async (ctx) => {
    if (memberId === null) return upsertOfVisitor(ctx, row);
    if (!(await insertOfMember(ctx, row))) refuse("volunteer.exists");
    if (row.phone_proven) await deleteUnreached(ctx, row.phone);
    await changed(ctx, VOLUNTEER_PAGES);
  });
}

/** What anyone may read; nothing in it leads to a contact. */
export async function volunteerOverview(ctx: Ctx): Promise<VolunteerOverview> {
  const [total, cities, skills, shown] = await Promise.all([
    countAll(ctx),
    countByCity(ctx),
    countBySkill(ctx),
    listShown(ctx),
  ]);
  return {
    total,
    cities: cities.map(({ city, city_hi, total }) => ({ city, cityHi: city_hi ?? city, total })),
    skills,
    shown: shown.flatMap(({ name, city, city_hi, skills }) => {
      const firstName = firstNameIn(name);
      return firstName ? [{ firstName, city, cityHi: city_hi ?? city, skills: skills as VolunteerSkill[] }] : [];
    }),
  };
}

/** The form as its row; the phone is proved when it is the one by which the member logs in. */
export async function valuesOf(ctx: Ctx, form: Form, memberId: string | null) {
  return {
    name: form.name,
    phone: form.phoneNo,
    phone_proven: memberId !== null && (await getAccount(ctx, memberId)).phone === form.phoneNo,
    skills: form.skills,
    other_skills: form.otherSkills ?? null,
    days: form.days,
    times: form.times,
    place_id: (await getPlace(ctx, form.fkCityId)).id,
    locality: form.area ?? null,
    about: form.about ?? null,
    show_name: form.showName,
    updated_at: ctx.clock.now(),
  };
}
