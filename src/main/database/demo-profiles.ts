/** The matrimonial profiles of the demo's families, as they stand in db/demo/profiles.json. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import { FIT_DETAILS } from "#contract/matrimony/matches.ts";
import { keyOfGotra } from "#server/features/matrimony/gotra-key.ts";
import { storeHoroscope } from "#server/features/matrimony/horoscopes/horoscopes.ts";
import { setFitDetail } from "#server/features/matrimony/horoscopes/queries.ts";
import { insertProfile } from "#server/features/matrimony/write-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { MatrimonyProfiles } from "#server/tables/database.ts";
import { demoMembers } from "./demo-community.ts";
import { wishesOf } from "./demo-wishes.ts";
import { listEntryIds } from "./job-reference-queries.ts";

type Column<Name extends keyof MatrimonyProfiles> = MatrimonyProfiles[Name];

interface DemoProfile {
  ownerKey: string;
  relation: Column<"relation">;
  fullName: string;
  gender: Column<"gender">;
  birthDate: string;
  birthTime: string;
  birthTimeMargin: number;
  maritalStatus: Column<"marital_status">;
  children: number;
  heightCm: number;
  motherTongue: string;
  subCommunity: string;
  gotra: string;
  manglik: "no" | "partial" | "yes" | "unknown";
  citySlug: string;
  qualificationSlug: string;
  occupation: string;
  workKind: Column<"work_kind">;
  incomeBand?: NonNullable<Column<"income_band">>;
  diet: Column<"diet">;
  fatherName: string;
  fatherOccupation: string;
  motherName: string;
  motherOccupation: string;
  brothers: number;
  brothersMarried: number;
  sisters: number;
  sistersMarried: number;
  about: string;
  expectations: string;
  /** Left out where it is approved and found; 'unanswered' by its person, 'waiting' for the staff. */
  state?: "unanswered" | "waiting" | "rejected" | "hidden" | "settled";
  rejectionMessage?: string;
}

interface Known {
  places: Map<string, number>;
  members: Map<string, string>;
}

export async function insertDemoProfiles(handle: Handle, now: Date, { places, members }: Known): Promise<void> {
  const owners = new Map(demoMembers().map((member) => [member.key, member]));
  const qualifications = await listEntryIds(handle, "qualifications");
  for (const [at, profile] of demoProfiles().entries()) {
    const owner = owners.get(profile.ownerKey)!;
    const made = new Date(now.getTime() - (at * 2 + 1) * DAY_MS);
    const placeId = places.get(profile.citySlug)!;
    const id = newId();
    await insertProfile(handle, {
      id,
      owner_id: members.get(profile.ownerKey)!,
      ...biodataOf(profile),
      birth_place_id: placeId,
      place_id: placeId,
      qualification_id: qualifications.get(profile.qualificationSlug)!,
      contact_person: owner.name,
      contact_relation: profile.relation === "self" ? "self" : "other",
      phone: owner.phone,
      // No Indian mobile number begins with 1 to 5; each person has one of their own.
      person_phone: profile.relation === "self" ? owner.phone : String(5_500_000_000 + at),
      preferences: JSON.stringify(wishesOf(profile, now)),
      declared_at: made,
      declared_ip: "127.0.0.1",
      ...standing(profile, made),
      created_at: made,
      updated_at: made,
    });
    await storeHoroscope(handle, id, now);
    await setFitDetail(handle, id, FIT_DETAILS[at % 3]!);
  }
}

function biodataOf(profile: DemoProfile) {
  return {
    relation: profile.relation,
    full_name: profile.fullName,
    gender: profile.gender,
    birth_date: profile.birthDate,
    birth_time: profile.birthTime,
    birth_time_margin: profile.birthTimeMargin,
    marital_status: profile.maritalStatus,
    children: profile.children,
    height_cm: profile.heightCm,
    diet: profile.diet,
    mother_tongue: profile.motherTongue,
    sub_community: profile.subCommunity,
    gotra: profile.gotra,
    gotra_key: keyOfGotra(profile.gotra),
    manglik: profile.manglik,
    work_kind: profile.workKind,
    occupation: profile.occupation,
    income_band: profile.incomeBand ?? null,
    father_name: profile.fatherName,
    father_occupation: profile.fatherOccupation,
    mother_name: profile.motherName,
    mother_occupation: profile.motherOccupation,
    brothers: profile.brothers,
    brothers_married: profile.brothersMarried,
    sisters: profile.sisters,
    sisters_married: profile.sistersMarried,
    about: profile.about,
    expectations: profile.expectations,
  };
}

function standing({ state, rejectionMessage }: DemoProfile, made: Date) {
  if (state === "unanswered") return {};
  const agreed = { person_agreed_at: made };
  if (state === "waiting") return agreed;
  if (state === "rejected")
    return { ...agreed, approval: "rejected" as const, rejection_message: rejectionMessage ?? null };
  return {
    ...agreed,
    approval: "approved" as const,
    approved_at: made,
    hidden_at: state === "hidden" ? made : null,
    settled_at: state === "settled" ? made : null,
  };
}

function demoProfiles(): DemoProfile[] {
  const file = join(import.meta.dirname, "../../../db/demo/profiles.json");
  return JSON.parse(readFileSync(file, "utf8")) as DemoProfile[];
}
