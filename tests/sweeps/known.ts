/** Real ids, kinds and places of the cast, so that the calls of a sweep get past the search for what they name. */
import { DAY_MS, dayOf } from "#base/dates.ts";
import { shortId } from "#base/ids.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { matrimonyFamily } from "#contract/matrimony/family.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { biodataOf } from "#tests/harness/biodata.ts";
import type { Town } from "#tests/harness/town.ts";
import { knownConsents } from "./known-consents.ts";
import type { Known } from "./sample.ts";

/** Values that go together in any call. Without an idempotency key, which would bring a stored answer, and without pictures, which are files. */
const FITTING: Known = {
  fkStateId: "MP",
  fkCityId: "14",
  fkCategoryId: undefined,
  fkSubCategoryId: "302",
  fkFurtherSubCategoryIds: ["303"],
  phoneNo: "9000012345",
  firstName: "Asha",
  lastName: "Sharma",
  name: "Meera Joshi",
  contactPerson: "Meera Joshi",
  businessName: "Shri Krishna Mishthan",
  address: "14, Sarafa Bazaar, Indore",
  message: "Do you open on Sundays?",
  errorId: "0123456789abcdef",
  pinCode: "452001",
  birthDate: "1990-02-28",
  website: "https://example.org/a/menu/of/the/house",
  redirect: "/home/of/the/notes",
  notification: "Call the dairy about the milk",
  email: "someone@example.org",
  query: "Do you cater for fifty people?",
  state: "Madhya Pradesh",
  city: "indore",
  category: undefined,
  subCategory: undefined,
  searchQuery: "halwai in indore",
  limit: "5",
  cursor: undefined,
  fkUserId: undefined,
  listingName: "Motichoor laddu",
  job_title: "Accounts Assistant",
  company_name: "Annapurna Satvik Rasoi",
  fkFunctionalAreaId: "1",
  fkQualificationId: "10",
  functionalArea: undefined,
  qualification: undefined,
  experience: undefined,
  experienceFrom: "2",
  experienceTo: "5",
  salaryFrom: "20,000",
  salaryTo: "30,000",
  salaryMin: undefined,
  skills: "Tally, GST",
  openings: "2",
  closingDate: dayOf(new Date(Date.now() + 30 * DAY_MS)),
  price: "250",
  businessLocation: { lat: "22.71", lng: "75.85" },
  openingHours: [{ day: "monday", isClosed: false, spans: [{ from: "09:00", to: "13:00" }] }],
  openSince: "1998",
  languages: ["hi", "gu"],
  serviceArea: "Indore and Dewas",
  paymentWays: ["cash", "upi"],
  stars: "4",
  idempotencyKey: undefined,
  imageOrder: undefined,
};

/** What fits a profile besides; of several names where one call's field is another's. */
const OF_PROFILES: Known = {
  ...FITTING,
  ...biodataOf({ children: "0", brothersMarried: "0", sisters: "0", sistersMarried: "0" }),
  fkBirthCityId: "14",
  country: "Nepal",
  pravara: "Angirasa, Barhaspatya, Bharadvaja",
  education: "Commerce, Devi Ahilya University",
  expectations: "A family that reads and laughs.",
  familyAbout: "We have lived in Indore for three generations.",
  preferences: { ageFrom: "26", ageTo: "32", subCommunities: ["Sanadhya"], avoidGotras: ["Bharadvaja"] },
  photoPrivacy: [],
  ageFrom: "26",
  ageTo: "32",
  heightFrom: "150",
  heightTo: "190",
  subCommunities: ["Sanadhya", "Gaur"],
  avoidGotras: ["Bharadvaja"],
  qualificationIds: ["10"],
  cities: ["indore"],
  cityIds: ["14"],
  stateIds: ["MP"],
  state: "open",
};

/** What fits a family's workspace: a groom who is on Asha's shortlist with a comment, and one who is not yet. */
const OF_FAMILIES: Known = { ...FITTING, text: "They have called twice.", state: "talking", relation: "mother" };

/** For a call of Asha's or of staff: her own items where she changes them, Meera's where she reads them. */
export async function knownOf(town: Town): Promise<(call: Endpoint) => Known> {
  const { pool } = town.portal.connection;
  const thingsOf = async (key: string) => {
    const { rows } = await pool.query<{ business: string; listing: string }>(
      "select b.id as business, l.id as listing from businesses b join listings l on l.business_id = b.id where b.owner_id = $1 and l.is_public and l.status = 'active' and l.deleted_at is null order by l.id limit 1",
      [await town.idOf(key)],
    );
    return { fkBusinessId: shortId(rows[0]!.business), fkListingId: shortId(rows[0]!.listing) };
  };
  const { rows: openings } = await pool.query<{ id: string }>("select id from job_openings where owner_id = $1", [
    await town.idOf("asha"),
  ]);
  const [own, others] = [await thingsOf("asha"), await thingsOf("meera")];
  await town.call(matrimony.create, biodataOf({ profileFor: "self", personPhoneNo: "" }), await town.signIn("asha"));
  const asked = await waitingAgain(town);
  const profile = await profileWaitingAgain(town);
  const { rows: found } = await pool.query<{ id: string }>(
    "select id from matrimony_profiles where approval = 'approved' and deleted_at is null and owner_id <> $1 order by id limit 1",
    [await town.idOf("asha")],
  );
  const seen = shortId(found[0]!.id);
  const consents = await knownConsents(town);
  const pair = await openPair(town);
  const aside = await putAside(town, profile.id);
  return (call) => {
    const { path } = call;
    if (/^\/userAdmin\/matrimonial\/(matches|fit|setFitDetail)$/.test(path)) return { ...FITTING, ...pair };
    const ofConsents = consents(call);
    if (ofConsents) return { ...FITTING, ...ofConsents };
    if (path.startsWith("/userAdmin/blocks/")) return { ...FITTING, through: "profile", id: seen };
    if (path.startsWith("/public/profileReports/")) return { ...FITTING, fkProfileId: seen };
    if (path.startsWith("/staff/profileReports/")) return { ...FITTING, ...profile };
    if (/^\/userAdmin\/matrimonial\/(family|managers|viewers)\//.test(path))
      return { ...OF_FAMILIES, ...aside, id: profile.id };
    if (/^\/(public|userAdmin)\/matrimonial\//.test(path)) return { ...OF_PROFILES, id: profile.id };
    if (path.startsWith("/staff/matrimonial/")) return { ...FITTING, ...profile };
    if (path.startsWith("/userAdmin/favourites/"))
      return { ...FITTING, kind: "business", fkItemId: others.fkBusinessId, ids: others.fkBusinessId };
    if (path.startsWith("/staff/")) return { ...FITTING, ...asked };
    if (path.startsWith("/userAdmin/business/")) return { ...FITTING, ...own, id: own.fkBusinessId };
    if (path.startsWith("/userAdmin/listing/")) return { ...FITTING, ...own, id: own.fkListingId };
    if (path.startsWith("/public/jobOpening/")) return { ...FITTING, id: shortId(openings[0]!.id), city: undefined };
    return path.startsWith("/userAdmin/") ? { ...FITTING, ...own } : { ...FITTING, ...others };
  };
}

/** One of the other side on the shortlist of Asha's profile, with a comment, and another who is not on it. */
async function putAside(town: Town, id: string): Promise<Known> {
  const asha = await town.signIn("asha");
  const { profile } = (await town.call(matrimony.fetchOwn, { id }, asha)).payload;
  const gender = profile.gender === "female" ? "male" : "female";
  const [one, other] = (await town.call(matrimony.search, { gender, limit: 2 }, asha)).payload.profiles;
  const given = { id, fkProfileId: one!._id };
  const { entryId } = (await town.call(matrimonyFamily.addToShortlist, given, asha)).payload;
  const { commentId } = (await town.call(matrimonyFamily.comment, { id, entryId, text: "Kind" }, asha)).payload;
  return { entryId, commentId, fkProfileId: other!._id, ids: `${one!._id},${other!._id}` };
}

const SINCE = "2026-01-01T00:00:00.000Z";

const OPEN_SON = "Aditya Sharma";

/** Asha's son and a daughter of Meera's, both open to others, so that one can be held beside the other. */
async function openPair(town: Town): Promise<{ id: string; otherId: string }> {
  const { pool } = town.portal.connection;
  const { rows: own } = await pool.query<{ id: string }>(
    "update matrimony_profiles set approval = 'approved', approved_at = now(), deleted_at = null where full_name = $1 returning id",
    [OPEN_SON],
  );
  const { rows: others } = await pool.query<{ id: string }>(
    "select id from matrimony_profiles where owner_id = $1 and gender = 'female' and approval = 'approved'",
    [await town.idOf("meera")],
  );
  return { id: shortId(own[0]!.id), otherId: shortId(others[0]!.id) };
}

/** Makes Asha's first profile wait for staff again and takes her others away, of which she may have few. */
export async function profileWaitingAgain(town: Town): Promise<{ id: string; updatedAt: string }> {
  const { rows } = await town.portal.connection.pool.query<{ id: string; is_first: boolean }>(
    `update matrimony_profiles set approval = 'pending', rejection_message = null, person_agreed_at = now(), updated_at = $2,
       deleted_at = case when id = (select min(id::text)::uuid from matrimony_profiles where owner_id = $1) then null else now() end
     where owner_id = $1 and full_name <> $3 returning id, deleted_at is null as is_first`,
    [await town.idOf("asha"), SINCE, OPEN_SON],
  );
  return { id: shortId(rows.find((row) => row.is_first)!.id), updatedAt: SINCE };
}

/** Makes Harish's business wait for staff again, whatever they decided about it. */
export async function waitingAgain(town: Town): Promise<{ id: string; updatedAt: string }> {
  const { rows } = await town.portal.connection.pool.query<{ id: string }>(
    "update businesses set approval = 'pending', rejection_message = null, updated_at = $2 where owner_id = $1 and deleted_at is null returning id",
    [await town.idOf("harish"), SINCE],
  );
  return { id: shortId(rows[0]!.id), updatedAt: SINCE };
}
