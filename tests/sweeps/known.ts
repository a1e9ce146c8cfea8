/** Real ids, kinds and places of the cast, so that the calls of a sweep get past the search for what they name. */
import { DAY_MS, dayOf } from "#base/dates.ts";
import { longId, shortId } from "#base/ids.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { matrimonyFamily } from "#contract/matrimony/family.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { profileSearches } from "#contract/matrimony/profile-searches.ts";
import { resumes } from "#contract/resumes/resumes.ts";
import { biodataOf } from "#tests/harness/biodata.ts";
import { resumeOf } from "#tests/harness/resume.ts";
import type { Town } from "#tests/harness/town.ts";
import { knownApplications } from "./known-applications.ts";
import { knownArticles } from "./known-articles.ts";
import { knownConsents } from "./known-consents.ts";
import { knownDonations } from "./known-donations.ts";
import { knownEvents } from "./known-events.ts";
import { knownFeed } from "./known-feed.ts";
import { knownSite } from "./known-site.ts";
import { knownWants } from "./known-wants.ts";
import type { Known } from "./sample.ts";

/** A browser that a push service knows; the point is the one of RFC 8291. */
const OF_DEVICES: Known = {
  endpoint: "https://fcm.googleapis.com/fcm/send/of-the-sweep",
  publicKey: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
  topics: ["leads"],
  pace: "at-once",
};

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
  // One that the Moon was in on that day, or none.
  birthStar: undefined,
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
  title: "Ghee in tins",
  quantity: "60 kg a month",
  priceFrom: undefined,
  priceTo: undefined,
  priceUnit: "kg",
  untilDate: dayOf(new Date(Date.now() + 30 * DAY_MS)),
  answersMost: undefined,
  west: "75",
  south: "22",
  east: "77",
  north: "23.5",
  zoom: "8",
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

/** What fits a resume besides. */
const OF_RESUMES: Known = {
  ...FITTING,
  ...resumeOf(),
  state: "open",
  city: undefined,
  orAnywhere: "true",
  salaryMax: "10-to-15",
};

/** What fits a volunteer. */
const OF_VOLUNTEERS: Known = {
  ...FITTING,
  skills: ["teaching", "cooking"],
  otherSkills: "Sign language",
  days: ["sunday"],
  times: ["evening"],
  area: "Sarafa",
  about: "I live near the temple.",
  skill: "cooking",
  day: "sunday",
  time: "morning",
  state: "active",
};

/** What fits a temple of Asha's. */
const OF_ENTRIES: Known = {
  kind: "temple",
  title: "Shri Ram Mandir",
  service: undefined,
  services: ["sundarkand"],
  languages: ["hi"],
  body: undefined,
  textKind: undefined,
  shakha: undefined,
  timings: "Aarti 6:00 am",
  howToReach: "Behind the old water tank",
  fee: "501",
  startsOn: undefined,
  endsOn: undefined,
  startsAt: undefined,
  date: "2026-11-22",
  year: "2026",
};

/** What fits a request for a year without payment. */
const OF_EXEMPTIONS: Known = {
  ...FITTING,
  fkReasonId: "3",
  message: "My shop was flooded and I cannot pay the fee this year.",
  decision: "granted",
  rejectionMessage: undefined,
  reason: "Retired teacher",
  reasonHi: "सेवानिवृत्त शिक्षक",
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
  const { rows: openings } = await pool.query<{ id: string }>(
    "select id from job_openings where owner_id = $1 and approval = 'approved' and closed_at is null and deleted_at is null order by id",
    [await town.idOf("asha")],
  );
  const { rows: entries } = await pool.query<{ id: string }>(
    "select id from seva_entries where owner_id = $1 and approval = 'approved' and kind = 'temple'",
    [await town.idOf("asha")],
  );
  const request = await knownRequest(town);
  const [own, others] = [await thingsOf("asha"), await thingsOf("meera")];
  await town.call(matrimony.create, biodataOf({ profileFor: "self", personPhoneNo: "" }), await town.signIn("asha"));
  const resume = await ownResume(town);
  const applied = await knownApplications(town);
  const asked = await waitingAgain(town);
  const profile = await profileWaitingAgain(town);
  const { rows: found } = await pool.query<{ id: string }>(
    "select id from matrimony_profiles where approval = 'approved' and deleted_at is null and owner_id <> $1 order by id limit 1",
    [await town.idOf("asha")],
  );
  const seen = shortId(found[0]!.id);
  const { rows: helpers } = await pool.query<{ id: string }>(
    "select id from volunteers where member_id is null limit 1",
  );
  const volunteer = { ...OF_VOLUNTEERS, id: shortId(helpers[0]!.id) };
  const { rows: asking } = await pool.query<{ id: string }>(
    "select id from exemption_requests where decision is null order by id limit 1",
  );
  const consents = await knownConsents(town);
  const donations = await knownDonations(town);
  const pair = await openPair(town);
  const search = await savedSearch(town);
  const wants = await knownWants(town);
  const events = await knownEvents(town);
  const site = await knownSite(town);
  const feed = await knownFeed(town);
  const articles = await knownArticles(town);
  const aside = await putAside(town, profile.id);
  return (call) => {
    const { path } = call;
    if (path.startsWith("/userAdmin/matrimonial/searches/"))
      return { ...FITTING, id: search, filters: { gender: "male" } };
    if (/^\/userAdmin\/matrimonial\/(matches|fit|setFitDetail)$/.test(path)) return { ...FITTING, ...pair };
    const ofSite = site(call);
    if (ofSite) return { ...FITTING, ...ofSite };
    const ofArticles = articles(call);
    if (ofArticles) return { ...FITTING, ...ofArticles };
    const ofDonations = donations(call);
    if (ofDonations) return { ...FITTING, ...ofDonations };
    const ofConsents = consents(call);
    if (ofConsents) return { ...FITTING, ...ofConsents };
    const ofApplications = applied(call);
    if (ofApplications) return { ...FITTING, ...ofApplications };
    if (/^\/(public|userAdmin)\/resume\//.test(path)) return { ...OF_RESUMES, id: resume };
    if (path.startsWith("/userAdmin/blocks/")) return { ...FITTING, through: "profile", id: seen };
    if (path.startsWith("/public/profileReports/")) return { ...FITTING, fkProfileId: seen };
    if (path.startsWith("/staff/profileReports/")) return { ...FITTING, ...profile };
    if (/^\/userAdmin\/matrimonial\/(family|managers|viewers)\//.test(path))
      return { ...OF_FAMILIES, ...aside, id: profile.id };
    if (/^\/(public|userAdmin)\/matrimonial\//.test(path)) return { ...OF_PROFILES, id: profile.id };
    if (path.startsWith("/staff/matrimonial/")) return { ...FITTING, ...profile };
    if (/^\/(public|userAdmin)\/volunteer\/|^\/staff\/volunteers/.test(path)) return volunteer;
    if (path.startsWith("/public/exemptionRequest/")) return OF_EXEMPTIONS;
    if (path.startsWith("/staff/exemptionReasons/")) return { ...OF_EXEMPTIONS, id: "1" };
    if (path.startsWith("/staff/exemptions")) return { ...OF_EXEMPTIONS, id: shortId(asking[0]!.id) };
    if (path.startsWith("/userAdmin/favourites/"))
      return { ...FITTING, kind: "business", fkItemId: others.fkBusinessId, ids: others.fkBusinessId };
    if (path.startsWith("/staff/requirement/")) return { ...FITTING, ...wants(call) };
    if (path.startsWith("/staff/groups/")) return { ...FITTING, ...feed(call) };
    if (path.startsWith("/staff/")) return { ...FITTING, ...asked };
    if (path.startsWith("/userAdmin/business/")) return { ...FITTING, ...own, id: own.fkBusinessId };
    if (path.startsWith("/userAdmin/listing/")) return { ...FITTING, ...own, id: own.fkListingId };
    if (/^\/public\/(functionalArea|qualification)\/update/.test(path))
      return { ...FITTING, id: "5", name: "Clay & Pottery", nameHi: "मिट्टी के बर्तन" };
    const ofEvents = events(call);
    if (ofEvents) return { ...FITTING, ...ofEvents };
    if (path.startsWith("/userAdmin/push/")) return OF_DEVICES;
    const ofFeed = feed(call);
    if (ofFeed) return { ...FITTING, ...ofFeed };
    const ofWants = wants(call);
    if (ofWants) return { ...FITTING, ...ofWants };
    if (/^\/userAdmin\/(sevaRequests|festivals)\//.test(path))
      return {
        ...FITTING,
        id: shortId(request.id),
        fkSevaId: shortId(request.entry_id),
        service: "rudrabhishek",
        date: dayOf(new Date(Date.now() + 30 * DAY_MS)),
        time: "09:30",
        message: "At home, for twelve people.",
        answer: "accept",
        note: "Gladly",
        keys: ["ekadashi"],
      };
    if (/^\/(public|userAdmin)\/spirituality\//.test(path))
      return {
        ...FITTING,
        ...OF_ENTRIES,
        service: path.endsWith("/muhurats") ? "griha-pravesh" : undefined,
        id: shortId(entries[0]!.id),
      };
    if (path.startsWith("/public/jobOpening/")) return { ...FITTING, id: shortId(openings[0]!.id), city: undefined };
    return path.startsWith("/userAdmin/") ? { ...FITTING, ...own } : { ...FITTING, ...others };
  };
}

/** Asha's, which others find. */
async function ownResume(town: Town): Promise<string> {
  const asha = await town.signIn("asha");
  await town.call(resumes.create, resumeOf(), asha);
  const { resume } = (await town.call(resumes.fetchOwn, {}, asha)).payload;
  await town.portal.connection.pool.query("update resumes set approval = 'approved' where id = $1", [
    longId(resume!._id),
  ]);
  return resume!._id;
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

/** A search of profiles that Asha has saved. */
async function savedSearch(town: Town): Promise<string> {
  const given = { name: "For Aditi", filters: { gender: "female" as const, diets: ["vegetarian" as const] } };
  return (await town.call(profileSearches.create, given, await town.signIn("asha"))).payload.search._id;
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

/** A request of Asha's for a rite, which its owner has accepted. */
async function knownRequest(town: Town): Promise<{ id: string; entry_id: string }> {
  const { rows } = await town.portal.connection.pool.query<{ id: string; entry_id: string }>(
    `insert into seva_requests (id, entry_id, owner_id, asker_id, rite, state, day, message, created_at, updated_at)
      select gen_random_uuid(), e.id, e.owner_id, $1, 'rudrabhishek', 'accepted', current_date + 30, 'At home, for twelve people.', now(), now()
      from seva_entries e where 'rudrabhishek' = any(e.services) and e.approval = 'approved' and e.owner_id <> $1 order by e.id limit 1
      returning id, entry_id`,
    [await town.idOf("asha")],
  );
  return rows[0]!;
}
