/** What can be given for: as everybody reads it, and as the treasurer writes it. */
import { dayOf } from "#base/dates.ts";
import { slugify } from "#base/slug.ts";
import { AMOUNTS, LEAST_RUPEES, MOST_RUPEES } from "#contract/donations/donation-choices.ts";
import type { StaffPurposeView } from "#contract/donations/donation-views.ts";
import type { donations } from "#contract/donations/donations.ts";
import type { staffDonations } from "#contract/donations/staff-donations.ts";
import { taxRuleOn } from "#contract/donations/tax-years.ts";
import type { ParsedOf, PayloadOf } from "#contract/endpoint.ts";
import { type Ctx, changed } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import { findPurpose, insertPurpose, listPurposes, type PurposeRow, updatePurposeRow } from "./purpose-queries.ts";
import { listSupporters } from "./queries.ts";
import { findApproval } from "./receiver.ts";
import { DONATIONS } from "./receiving.ts";
import { viewPurpose, viewStaffPurpose, viewSupporter } from "./view.ts";

const NEWEST = 8;
type PurposeForm = ParsedOf<typeof staffDonations.createPurpose>;

/** The open purposes, and closed ones for which something came. */
export async function showSettings(ctx: Ctx): Promise<PayloadOf<typeof donations.settings>> {
  const purposes = (await listPurposes(ctx)).map(viewPurpose);
  const supporters = await listSupporters(ctx, NEWEST);
  const approval = await findApproval(ctx);
  const rule = taxRuleOn(dayOf(ctx.clock.now()));
  return {
    purposes: purposes.filter(({ isOpen, gifts }) => isOpen || gifts > 0),
    supporters: supporters.map(viewSupporter),
    amounts: [...AMOUNTS],
    least: LEAST_RUPEES,
    most: MOST_RUPEES,
    isOpen: ctx.ports.gateway !== undefined,
    certificate: approval && { approval: approval.number, form: rule.certificate, act: rule.act },
  };
}

/** A purpose for which gifts are taken; refuses others. */
export async function requirePurpose(ctx: Ctx, id: number): Promise<PurposeRow> {
  const purpose = await findPurpose(ctx, id);
  return purpose && purpose.closed_at === null ? purpose : refuse("donation.purpose-closed");
}

export async function listAllPurposes(ctx: Ctx): Promise<StaffPurposeView[]> {
  return (await listPurposes(ctx)).map(viewStaffPurpose);
}

export function createPurpose(ctx: Ctx, form: PurposeForm): Promise<StaffPurposeView> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const slug = slugify(form.name);
    const id = await insertPurpose(ctx, { ...valuesOf(ctx, form), slug, created_at: now });
    if (id === undefined) return refuse("donation.purpose-exists");
    return said(ctx, id, "donation.purpose-created", form.name);
  });
}

export function updatePurpose(ctx: Ctx, { id, ...form }: PurposeForm & { id: number }): Promise<StaffPurposeView> {
  return inTransaction(ctx, async (ctx) => {
    const before = (await findPurpose(ctx, id)) ?? refuse("donation.purpose-unknown");
    const values = valuesOf(ctx, form);
    await updatePurposeRow(ctx, id, {
      ...values,
      closed_at: form.isOpen ? null : (before.closed_at ?? values.closed_at),
    });
    return said(ctx, id, "donation.purpose-changed", form.name);
  });
}

async function said(
  ctx: Ctx,
  id: number,
  action: "donation.purpose-created" | "donation.purpose-changed",
  name: string,
): Promise<StaffPurposeView> {
  await logStaffAction(ctx, { action, kind: "donation", name });
  await changed(ctx, DONATIONS);
  return viewStaffPurpose((await listPurposes(ctx)).find((row) => row.id === id)!);
}

function valuesOf(ctx: Ctx, { name, nameHi, about, aboutHi, icon, giftType, goal, isOpen }: PurposeForm) {
  const now = ctx.clock.now();
  return {
    name,
    name_hi: nameHi,
    about,
    about_hi: aboutHi,
    icon,
    gift_type: giftType,
    goal_paise: goal === undefined ? null : goal * 100,
    closed_at: isOpen ? null : now,
    updated_at: now,
  };
}
