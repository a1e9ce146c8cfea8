/** Every screen of the table with an address that shows it and the right kind of person to see it. */
import { shortId } from "#base/ids.ts";
import { favourites } from "#contract/favourites.ts";
import { groups } from "#contract/groups.ts";
import { biodata } from "#contract/matrimony/biodata.ts";
import { profileChecks } from "#contract/matrimony/checks.ts";
import { matrimonyFamily } from "#contract/matrimony/family.ts";
import { matrimonyManagers } from "#contract/matrimony/family-managers.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { plans } from "#contract/plans.ts";
import { screens } from "#contract/screens.ts";
import { biodataOf } from "../../harness/biodata.ts";
import { orderYear } from "../../harness/payments.ts";
import type { Person, Town } from "../../harness/town.ts";
import { upload } from "../../harness/upload.ts";

export type Eyes = "visitor" | "member" | "staff";

export interface Screen {
  /** As the table writes it. */
  route: string;
  path: string;
  by: Eyes;
  /** What an earlier screen would have left in the tab. */
  leftInTab?: Record<string, string>;
  /** Statuses that the screen is expected to meet. */
  statuses?: number[];
}

/** The patterns of all screens of the table; those that only redirect show nothing. */
export function patternsOfTable(): string[] {
  const { businessProfile: _redirect, editMatrimonialShort: _other, ...shown } = screens;
  return Object.values(shown).map(({ pattern }) => pattern);
}

const known = new WeakMap<Town, Promise<Screen[]>>();

/** A screen for every route; `member` is who sees those of members: a paid one with a business and offerings. What they show is written into the town once. */
export function allScreens(town: Town, member: Person & { id: string }): Promise<Screen[]> {
  const screens = known.get(town) ?? writeScreens(town, member);
  known.set(town, screens);
  return screens;
}

async function writeScreens(town: Town, { id: memberId, ...member }: Person & { id: string }): Promise<Screen[]> {
  const { pool } = town.portal.connection;
  const { rows } = await pool.query<{ business: string; listing: string }>(
    `select b.id as business, l.id as listing from businesses b join listings l on l.business_id = b.id
      where b.owner_id = $1 order by l.posted_at limit 1`,
    [memberId],
  );
  const business = shortId(rows[0]!.business);
  const listing = shortId(rows[0]!.listing);
  const { rows: openings } = await pool.query<{ id: string }>(
    "select id from job_openings where owner_id = $1 and approval = 'approved' and closed_at is null order by id",
    [memberId],
  );
  const job = openings[0] && shortId(openings[0].id);
  const { rows: entries } = await pool.query<{ id: string; kind: string }>(
    "select id, kind from seva_entries where approval = 'approved' and owner_id = $1 or kind = 'text' order by owner_id = $1 desc, id",
    [memberId],
  );
  const entryOf = (kind: string) => shortId(entries.find((one) => one.kind === kind)!.id);
  const { rows: written } = await pool.query<{ id: string; kind: string }>(
    "select id, kind from articles where state = 'published' order by published_at desc",
  );
  const article = (kind: string) => shortId(written.find((one) => one.kind === kind)!.id);
  const wanted = await ownWants(town, memberId);
  const gathered = await ownGatherings(town, memberId);
  const { rows: profiles } = await pool.query<{ id: string }>(
    "select id from matrimony_profiles where approval = 'approved' and hidden_at is null and settled_at is null order by id limit 1",
  );
  const found = shortId(profiles[0]!.id);
  const { rows: candidates } = await pool.query<{ id: string }>(
    "select id from resumes where approval = 'approved' and owner_id <> $1 order by id limit 1",
    [memberId],
  );
  const candidate = shortId(candidates[0]!.id);
  const { paymentDetails } = await orderYear(town, { id: memberId, ...member });
  const card = new URL((await town.call(plans.card, {}, member)).payload.address).pathname;
  const profile = await writeProfile(town, member);
  const { rows: open } = await pool.query<{ id: string }>(
    "select id from matrimony_profiles where owner_id = $1 and approval = 'approved' and deleted_at is null order by id limit 1",
    [memberId],
  );
  const shared = await shareBiodata(town, member, shortId(open[0]!.id));
  await putAside(town, member, profile);
  const pair = await keepTwo(town, member, { business, listing });
  const { rows: gifts } = await pool.query<{ id: string }>(
    "select id from donations where status = 'received' order by created_at limit 1",
  );
  const donation = shortId(gifts[0]!.id);
  const own = "/userAdmin/businesses";
  const by = (eyes: Eyes, rows: Array<[route: string, path?: string, more?: Partial<Screen>]>): Screen[] =>
    rows.map(([route, path = route, more]) => ({ route, path, by: eyes, ...more }));
  const posts = await feedThings(town, member, memberId);
  const signUp = {
    phoneNo: "9811100022",
    kind: "individual",
    sent: { minutes: 10, againAt: 0, sentBefore: false },
    ticket: "t",
    invitedBy: null,
  };
  return [
    ...by("visitor", [
      ["/home"],
      ["/home/businessConnect"],
      ["/registerNow"],
      ["/listBusiness"],
      ["/aboutUs"],
      ["/faq"],
      ["/mobileWeb"],
      ["/contactUs"],
      ["/privacyPolicy"],
      ["/terms&conditions"],
      ["/searchResults", "/searchResults?searchQuery=pandit"],
      ["/userProfile/:userId", `/userProfile/${shortId(memberId)}`],
      ["/card/:code", card],
      ["/:location", "/indore?searchQuery=halwai"],
      ["/:location", "/indore?searchQuery=zzqqxx"],
      ["/:location", "/all-over-india?kind=offerings"],
      ["/:location/:business", `/indore/${business}`],
      ["/:location/:business", "/indore/AAAAAAAAAAAAAAAAAAAAAA", { statuses: [404] }],
      ["/:location/:business/:listing", `/indore/${business}/${listing}`],
      ["/jobs"],
      ["/jobs/search-list"],
      ["/jobs/search-list", "/jobs/search-list?searchQuery=cook&workMode=on-site&city=indore"],
      ["/jobs/search-list", "/jobs/search-list?searchQuery=zzqqxx"],
      ["/jobs/:job", `/jobs/${job}`],
      ["/jobs/:job", "/jobs/AAAAAAAAAAAAAAAAAAAAAA", { statuses: [404] }],
      ["/viewAll"],
      ["/newsDetail/:newsId", `/newsDetail/${article("news")}`],
      ["/blog/viewAll"],
      ["/blogDetail/:blogId", `/blogDetail/${article("blog")}`],
      ["/success-stories"],
      ["/success-stories/detail", `/success-stories/detail?story=${article("story")}`],
      ["/donation"],
      ["/donation/receipt/:donationId", `/donation/receipt/${donation}`],
      ["/donation/receipt/:donationId", "/donation/receipt/AAAAAAAAAAAAAAAAAAAAAA", { statuses: [200, 400] }],
      ["/jobs/resume-search-list"],
      ["/jobs/resume-search-list", "/jobs/resume-search-list?searchQuery=teacher&city=indore"],
      ["/jobs/resume-search-list", "/jobs/resume-search-list?searchQuery=zzqqxx"],
      ["/jobs/resume/:resumeId", `/jobs/resume/${candidate}`],
      ["/jobs/resume/:resumeId", "/jobs/resume/AAAAAAAAAAAAAAAAAAAAAA", { statuses: [404] }],
      ["/allforms"],
      ["/buyer"],
      ["/buyer", "/buyer?searchQuery=ghee&city=indore&category=agriculture-dairy&subCategory=desi-ghee"],
      ["/buyer", "/buyer?searchQuery=zzqqxx"],
      ["/buyer/:buyer", `/buyer/${wanted.buyers}`],
      ["/buyer/:buyer", "/buyer/AAAAAAAAAAAAAAAAAAAAAA", { statuses: [404] }],
      ["/seller"],
      ["/seller/:seller", `/seller/${wanted.sellers}`],
      ["/requirement"],
      ["/requirement/:requirement", `/requirement/${wanted.requirements}`],
      ["/map"],
      ["/map", "/map?city=indore"],
      ["/map", "/map?city=nosuchtown"],
      ["/volunteer"],
      ["/spirituality"],
      ["/spirituality", "/spirituality?city=nosuchtown"],
      ["/spirituality/search-list"],
      ["/spirituality/search-list", "/spirituality/search-list?kind=priest&city=varanasi&service=vivah"],
      ["/spirituality/search-list", "/spirituality/search-list?searchQuery=zzqqxx"],
      ["/spirituality/:entry", `/spirituality/${entryOf("temple")}`],
      ["/spirituality/:entry", `/spirituality/${entryOf("text")}`],
      ["/spirituality/:entry", "/spirituality/AAAAAAAAAAAAAAAAAAAAAA", { statuses: [404] }],
      ["/events"],
      ["/events", "/events?city=indore"],
      ["/events", "/events?when=past"],
      ["/events", "/events?searchQuery=zzqqxx"],
      ["/events/:event", `/events/${gathered.event}`],
      ["/events/:event", "/events/AAAAAAAAAAAAAAAAAAAAAA", { statuses: [404] }],
      ["/announcements"],
      ["/announcements", "/announcements?kind=death"],
      ["/announcements", "/announcements?searchQuery=zzqqxx"],
      ["/announcements/:announcement", `/announcements/${gathered.open}`],
      ["/announcements/:announcement", `/announcements/${gathered.closed}`],
      ["/feed"],
      ["/feed", "/feed?city=indore&language=hi"],
      ["/feed/:post", `/feed/${posts.poll}`],
      ["/feed/:post", "/feed/AAAAAAAAAAAAAAAAAAAAAA", { statuses: [404] }],
      ["/groups"],
      ["/groups/:group", `/groups/${posts.open}`],
      ["/groups/:group", `/groups/${posts.closed}`],
      ["/matrimonial"],
      ["/matrimonial/search-list"],
      ["/matrimonial/search-list", "/matrimonial/search-list?gender=male&ageTo=30&diet=vegetarian&city=pune"],
      ["/matrimonial/search-list", "/matrimonial/search-list?ageFrom=59"],
      ["/matrimonial/full-profile/:profileId", `/matrimonial/full-profile/${found}`],
      ["/matrimonial/full-profile/:profileId", "/matrimonial/full-profile/AAAAAAAAAAAAAAAAAAAAAA", { statuses: [404] }],
      ["/login"],
      ["/forgotPin"],
      ["/signUp"],
      ["/signUp", "/signUp?part=1", { leftInTab: { "viprasetu.sign-up": JSON.stringify(signUp) } }],
      ["/verify", "/verify", { leftInTab: { "viprasetu.sign-up": JSON.stringify({ ...signUp, ticket: undefined }) } }],
      ["/staff/login"],
      ["/matrimonial/consent/:profileId", `/matrimonial/consent/${profile}`],
      ["/matrimonial/shared/:secret", `/matrimonial/shared/${shared.secret}`],
      ["/matrimonial/shared/:secret", "/matrimonial/shared/nobody-made-this-one"],
    ]),
    ...by("member", [
      ["/home"],
      ["/:location/:business", `/indore/${business}`],
      ["/jobs"],
      ["/jobs/:job", `/jobs/${job}`],
      ["/spirituality"],
      ["/spirituality/:entry", `/spirituality/${entryOf("temple")}`],
      ["/spirituality/entry-form"],
      ["/events"],
      ["/events/:event", `/events/${gathered.event}`],
      ["/events/form"],
      ["/events/form/:event", `/events/form/${gathered.event}`],
      ["/announcements"],
      ["/announcements/:announcement", `/announcements/${gathered.closed}`],
      ["/announcements/form"],
      ["/announcements/form/:announcement", `/announcements/form/${gathered.closed}`],
      ["/spirituality/requests"],
      ["/spirituality/requests", "/spirituality/requests?side=sent"],
      ["/spirituality/update-entry-form/:entryId", `/spirituality/update-entry-form/${entryOf("temple")}`],
      ["/volunteer"],
      ["/feed"],
      ["/feed/:post", `/feed/${posts.poll}`],
      ["/feed/form"],
      ["/feed/form/:postId", `/feed/form/${posts.own}`],
      ["/feed/mine"],
      ["/groups"],
      ["/groups/:group", `/groups/${posts.open}`],
      ["/groups/form"],
      ["/groups/form/:groupId", `/groups/form/${posts.asked}`],
      ["/requirement"],
      ["/requirement/:requirement", `/requirement/${wanted.requirements}`],
      ["/requirement/:requirement", `/requirement/${wanted.others}`],
      ["/buyer/form"],
      ["/buyer/form/:want", `/buyer/form/${wanted.buyers}`],
      ["/seller/form"],
      ["/seller/form/:want", `/seller/form/${wanted.sellers}`],
      ["/success-stories/send"],
      ["/requirement/form"],
      ["/requirement/form/:want", `/requirement/form/${wanted.requirements}`],
      ["/jobs/opening-form"],
      ["/jobs/update-opening-form/:jobId", `/jobs/update-opening-form/${job}`],
      ["/userAdmin/applications"],
      ["/userAdmin/applications/received/:jobId", `/userAdmin/applications/received/${job}`],
      ["/jobs/resume"],
      ["/jobs/resume/:resumeId", `/jobs/resume/${candidate}`],
      ["/jobs/resume-search-list"],
      ["/matrimonial/registration-form"],
      ["/matrimonial/registration-form", `/matrimonial/registration-form?created=${profile}`],
      ["/matrimonial/edit-profile/:profileId", `/matrimonial/edit-profile/${profile}`],
      ["/matrimonial/edit-profile/:profileId", `/matrimonial/edit-profile/${profile}?step=wishes`],
      ["/matrimonial/user-profile"],
      ["/matrimonial/matches/:profileId", `/matrimonial/matches/${open[0] ? shortId(open[0].id) : profile}`],
      ["/matrimonial/matches/:profileId", `/matrimonial/matches/${profile}`],
      ["/matrimonial/checks/:profileId", `/matrimonial/checks/${profile}`],
      ["/matrimonial/biodata/:profileId", `/matrimonial/biodata/${shared.profile}`],
      ["/matrimonial/biodata/:profileId", `/matrimonial/biodata/${profile}`],
      ["/matrimonial/family"],
      ["/matrimonial/family/:profileId", `/matrimonial/family/${profile}`],
      ["/matrimonial/family/:profileId", `/matrimonial/family/${profile}?part=managers`],
      ["/matrimonial/family/:profileId", `/matrimonial/family/${profile}?part=viewers`],
      ["/matrimonial/compare", `/matrimonial/compare?ids=${found}`],
      ["/planRenewal"],
      ["/successPage"],
      ["/renewPlan"],
      ["/paymentSuccess/:paymentDetails", `/paymentSuccess/${paymentDetails}`],
      ["/userAdmin/subscriptionInfo"],
      ["/userAdmin/subscription"],
      ["/userAdmin/memberShipCard"],
      ["/userAdmin/editProfile"],
      ["/userAdmin/editProfile/changePin"],
      ["/userAdmin/signOut"],
      ["/userAdmin/notifications"],
      ["/userAdmin/savedSearches"],
      ["/userAdmin/savedSearches", "/userAdmin/savedSearches?searchQuery=halwai&city=indore"],
      ["/userAdmin/consents"],
      ["/userAdmin/consents", "/userAdmin/consents?side=sent"],
      ["/userAdmin/consents", "/userAdmin/consents?side=holders"],
      ["/userAdmin/blocked"],
      ["/userAdmin/donations"],
      ["/userAdmin/invitations"],
      ["/userAdmin/favourites"],
      ["/userAdmin/favourites/compare", `/userAdmin/favourites/compare?ids=${pair.join(",")}`],
      [own],
      [`${own}/registerBusiness/:partNo`, `${own}/registerBusiness/part1`],
      [
        `${own}/registerBusiness/:partNo`,
        `${own}/registerBusiness/part2`,
        { leftInTab: { "viprasetu.draft.business-new-waiting": firstPart(memberId) } },
      ],
      [`${own}/editBusiness/:partNo/:businessId`, `${own}/editBusiness/part1/${business}`],
      [`${own}/editBusiness/:partNo/:businessId`, `${own}/editBusiness/part2/${business}`],
      [`${own}/preview/:businessId`, `${own}/preview/${business}`],
      [`${own}/viewLeads`, `${own}/viewLeads`],
      [`${own}/viewLeads/:businessId`, `${own}/viewLeads/${business}`],
      [`${own}/listings/viewLeads/:listingId`, `${own}/listings/viewLeads/${listing}`],
      [`${own}/:businessId/listings`, `${own}/${business}/listings`],
      [`${own}/:businessId/listings/addListing`, `${own}/${business}/listings/addListing`],
      [`${own}/:businessId/listings/editListing/:listingId`, `${own}/${business}/listings/editListing/${listing}`],
    ]),
    ...by("staff", [
      ["/staff"],
      ["/staff/listings"],
      ["/staff/imports"],
      ["/staff/jobs"],
      ["/staff/payments"],
      ["/staff/donations"],
      ["/staff/donations", "/staff/donations?part=record"],
      ["/staff/donations", "/staff/donations?part=received"],
      ["/staff/donations", "/staff/donations?part=purposes"],
      ["/staff/donations", "/staff/donations?part=year"],
      ["/staff/log"],
      ["/staff/site"],
      ["/staff/site", "/staff/site?part=banners"],
      ["/staff/site", "/staff/site?part=ads"],
      ["/staff/site", "/staff/site?part=about"],
      ["/staff/site", "/staff/site?part=privacy"],
      ["/staff/site", "/staff/site?part=contact"],
      ["/staff/site", "/staff/site?part=messages&state=closed"],
      ["/staff/reviews"],
      ["/staff/comments"],
      ["/staff/articles"],
      ["/staff/articles/form", "/staff/articles/form?kind=blog"],
      ["/staff/articles/form", `/staff/articles/form?id=${article("news")}`],
      ["/staff/visits"],
      ["/staff/matrimonial"],
      ["/staff/consents"],
      ["/staff/exemptions"],
      ["/staff/referrals"],
      ["/staff/approvals"],
      ["/staff/feed"],
      ["/staff/groups"],
      ["/staff/volunteers"],
      ["/staff/volunteers", "/staff/volunteers?skill=cooking&day=sunday&state=ended"],
      ["/staff/matrimonial/checks"],
    ]),
  ];
}

/** Both among the member's favourites, one with a note. */
async function keepTwo(town: Town, member: Person, items: { business: string; listing: string }): Promise<string[]> {
  const keep = async (kind: "business" | "listing") =>
    (await town.call(favourites.create, { kind, fkItemId: items[kind] }, member)).payload.id;
  const ids = [await keep("business"), await keep("listing")];
  await town.call(favourites.update, { id: ids[0]!, note: "Ask for the price of a hundred plates" }, member);
  return ids;
}

/** A profile that waits for its person, and one of the member's own that waits for the staff, with a document. */
async function writeProfile(town: Town, member: Person): Promise<string> {
  const own = biodataOf({ profileFor: "self", personPhoneNo: "" });
  const { _id } = (await town.call(matrimony.create, own, member)).payload.profile;
  const send = { ...profileChecks.send, path: `/userAdmin/matrimonial/${_id}/document` };
  await upload(town, send, { kind: "identity" } as never, [{ name: "a.pdf", bytes: Buffer.from("%PDF-1.4") }], member);
  return (await town.call(matrimony.create, biodataOf(), member)).payload.profile._id;
}

/** A link to the biodata of the member's approved profile. */
async function shareBiodata(town: Town, member: Person, profile: string): Promise<{ profile: string; secret: string }> {
  const chosen = { withContact: true, withHoroscope: true };
  const asked = { id: profile, label: "Joshi family, Nashik", days: 30, ...chosen };
  return { profile, secret: (await town.call(biodata.createLink, asked, member)).payload.link.secret! };
}

/** A groom with a comment on the shortlist of the member's profile, and an invitation to help with it. */
async function putAside(town: Town, member: Person, id: string): Promise<void> {
  const { profiles } = (await town.call(matrimony.search, { gender: "male", limit: 1 }, member)).payload;
  const given = { id, fkProfileId: profiles[0]!._id };
  const { entryId } = (await town.call(matrimonyFamily.addToShortlist, given, member)).payload;
  await town.call(matrimonyFamily.comment, { id, entryId, text: "Their horoscope is with the priest." }, member);
  await town.call(matrimonyManagers.invite, { id, phoneNo: "9123400009", relation: "mother" }, member);
}

/** The first part of a new business, waiting in the tab for the second. */
function firstPart(memberId: string): string {
  const values = {
    businessName: "Ravi Sweets",
    fkCategoryId: "1",
    fkSubCategoryId: "1",
    description: "Sweets for every day.",
    phoneNo: "9811100022",
    email: "",
    website: "",
  };
  return JSON.stringify({ of: shortId(memberId), values });
}

/** What the member wants to buy, sells and needs, and a requirement of somebody else. */
async function ownWants({ portal }: Town, memberId: string) {
  const newest = async (table: string, whose: "=" | "<>") => {
    const { rows } = await portal.connection.pool.query<{ id: string }>(
      `select id from ${table} where approval = 'approved' and ended_at is null and owner_id ${whose} $1 order by id desc limit 1`,
      [memberId],
    );
    return shortId(rows[0]!.id);
  };
  return {
    buyers: await newest("buyers", "="),
    sellers: await newest("sellers", "="),
    requirements: await newest("requirements", "="),
    others: await newest("requirements", "<>"),
  };
}

/** An event and an announcement for members alone, both of the member, and an announcement that everybody may read. */
async function ownGatherings(town: Town, memberId: string) {
  const one = async (text: string, values: unknown[]) => {
    const { rows } = await town.portal.connection.pool.query<{ id: string }>(text, values);
    return shortId(rows[0]!.id);
  };
  return {
    event: await one(
      "select id from events where owner_id = $1 and approval = 'approved' and ends_at > now() and not is_home order by id limit 1",
      [memberId],
    ),
    closed: await one("select id from announcements where owner_id = $1 and audience = 'members' order by id limit 1", [
      memberId,
    ]),
    open: await one("select id from announcements where audience = 'everybody' and kind = $1 order by id limit 1", [
      "death",
    ]),
  };
}

/** A post with a poll, one of the member's own, an open and a closed group, and a group that the member has asked for. */
async function feedThings(town: Town, member: Person, memberId: string) {
  const one = async (text: string, values: unknown[] = []) => {
    const { rows } = await town.portal.connection.pool.query<{ id: string }>(text, values);
    return shortId(rows[0]!.id);
  };
  const asked = { name: "Families of Ujjain", description: "For everybody who lives in Ujjain." };
  return {
    poll: await one(
      "select id from feed_posts where poll_closes_on > current_date and group_id is null order by id limit 1",
    ),
    own: await one("select id from feed_posts where owner_id = $1 order by id limit 1", [memberId]),
    open: await one("select id from groups where not is_closed and approval = 'approved' order by id limit 1"),
    closed: await one("select id from groups where is_closed order by id limit 1"),
    asked: (await town.call(groups.create, asked, member)).payload.group._id,
  };
}
