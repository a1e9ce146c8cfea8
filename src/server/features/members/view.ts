/** Members in the words of the wire, and what a person fills in as columns. */
import { maskContacts } from "#base/contact-mask.ts";
import { shortId } from "#base/ids.ts";
import { isPaid, planStatus } from "#contract/access.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { PLAN_0 } from "#contract/limits.ts";
import type { memberFields } from "#contract/member-fields.ts";
import type { MemberView, members, Profile } from "#contract/members.ts";
import type { UserData } from "#contract/user-data.ts";
import type { MemberRow, PublicRow } from "./queries.ts";

/** The fields of a person that sign-up and profile have in common. */
export type MemberForm = Pick<ParsedOf<typeof members.update>, keyof typeof memberFields>;

/** What is left out is emptied. */
export function columnsOf(form: MemberForm) {
  return {
    first_name: form.firstName,
    last_name: form.lastName ?? "",
    email: form.email ?? null,
    gender: form.gender ?? null,
    birth_date: form.birthDate ?? null,
    place_id: form.fkCityId ?? null,
    address: form.address ?? null,
    pin_code: form.pinCode ?? null,
  };
}

export function viewUserData(row: MemberRow, now: Date): UserData {
  return {
    _id: shortId(row.id),
    kind: row.kind,
    name: nameOf(row),
    firstName: row.first_name,
    lastName: row.last_name,
    phoneNo: row.phone,
    email: row.email,
    state: row.state,
    fkStateId: row.state_code,
    city: row.city,
    cityHi: row.city_hi,
    citySlug: row.city_slug,
    fkCityId: row.place_id === null ? null : String(row.place_id),
    plan: isPaid(planStatus(row.plan_expires_at, now)) ? row.plan_name : PLAN_0,
    planExpiresAt: row.plan_expires_at?.toISOString() ?? null,
    logo: row.logo_key,
    gender: row.gender,
    address: row.address,
    pinCode: row.pin_code,
    refId: row.ref_id,
    referredby: row.inviter ?? row.referred_by,
    language: row.language,
  };
}

export function viewProfile(row: MemberRow, now: Date): Profile {
  return {
    ...viewUserData(row, now),
    birthDate: row.birth_date,
    emailConfirmed: row.email !== null && row.email === row.confirmed_email,
    showOnMap: row.show_on_map,
    accepted: row.terms_accepted_at && {
      on: row.terms_accepted_at.toISOString(),
      terms: row.terms_version,
      privacy: row.privacy_version,
    },
    memberSince: row.created_at.toISOString(),
  };
}

export function viewMember(row: PublicRow): MemberView {
  return {
    _id: shortId(row.id),
    name: maskContacts(nameOf(row)),
    kind: row.kind,
    city: row.city,
    cityHi: row.city_hi,
    state: row.state,
    stateHi: row.state_hi,
    logo: row.logo_key,
    memberSince: row.created_at.toISOString(),
  };
}

function nameOf(row: { first_name: string; last_name: string }): string {
  return `${row.first_name} ${row.last_name}`.trim();
}
