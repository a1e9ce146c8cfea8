/** Every room of the server, registered by hand in visible lists: calls, jobs, timed jobs, and routes beside the API. */
import type { FastifyInstance } from "fastify";
import type { Base } from "#server/platform/context.ts";
import { announcementTopic } from "./features/announcements/announcement-topic.ts";
import { announcementApproval } from "./features/announcements/approval-kind.ts";
import { announcementsRoutes } from "./features/announcements/routes.ts";
import { endApplicationsBetween, mayReadFile, otherOfApplication } from "./features/applications/between.ts";
import { tellOfFilled } from "./features/applications/filled.ts";
import { applicationsRoutes } from "./features/applications/routes.ts";
import { tellOfSilence } from "./features/applications/silence.ts";
import type { ApprovalKinds } from "./features/approvals/approval-kinds.ts";
import { approvalsRoutes, itemReportsRoutes } from "./features/approvals/routes.ts";
import { articleKind } from "./features/articles/article-kind.ts";
import { articleTopic } from "./features/articles/article-topic.ts";
import { registerNewsFeed } from "./features/articles/feed.ts";
import { articlesRoutes } from "./features/articles/routes.ts";
import { publishDueArticles } from "./features/articles/staff-articles.ts";
import { authRoutes } from "./features/auth/routes.ts";
import { notifyMisuse } from "./features/auth/security-notices.ts";
import { forgetOldAttempts } from "./features/auth/upkeep.ts";
import { blocksRoutes } from "./features/blocks/routes.ts";
import { alikeBusinessesRoutes } from "./features/businesses/alike/alike-routes.ts";
import { storeNameSounds } from "./features/businesses/alike/name-sounds.ts";
import { renewAnswerTimes } from "./features/businesses/answer-times.ts";
import { businessKind } from "./features/businesses/business-kind.ts";
import { businessClaimsRoutes } from "./features/businesses/claims/claim-routes.ts";
import { endClaimsOfGone } from "./features/businesses/claims/upkeep.ts";
import { businessesRoutes, businessLeadsRoutes, ownBusinessesRoutes } from "./features/businesses/routes.ts";
import { catalogueRoutes } from "./features/catalogue/routes.ts";
import { endConsentsBetween, otherOfConsent } from "./features/consents/between.ts";
import { consentsRoutes } from "./features/consents/routes.ts";
import type { SubjectKinds } from "./features/consents/subjects.ts";
import { expireConsents } from "./features/consents/upkeep.ts";
import { appFiles } from "./features/content/app-files.ts";
import { forgetOldMessages } from "./features/content/contact-messages.ts";
import { contentRoutes } from "./features/content/routes.ts";
import { type Kinds, kindOf } from "./features/directory/kinds.ts";
import { registerPreviews } from "./features/directory/previews/preview-routes.ts";
import { forgetViewings } from "./features/directory/viewings.ts";
import { writerOfComment } from "./features/discussions/comment-writer.ts";
import { discussionsRoutes } from "./features/discussions/routes.ts";
import type { Topics } from "./features/discussions/topics.ts";
import { donationReturned, isDonated, receiveDonation } from "./features/donations/receiving.ts";
import { donationsRoutes } from "./features/donations/routes.ts";
import { emptyUnpaidDonations } from "./features/donations/upkeep.ts";
import { endEventAnswersBetween } from "./features/events/answers.ts";
import { eventApproval } from "./features/events/approval-kind.ts";
import { registerCalendar } from "./features/events/calendar-routes.ts";
import { eventTopic } from "./features/events/event-topic.ts";
import { gatheringKind } from "./features/events/gathering-kind.ts";
import { endOverEvents } from "./features/events/own-events.ts";
import { eventsRoutes } from "./features/events/routes.ts";
import { remindOfEvents, TELL_GUESTS, tellGuestsNow } from "./features/events/telling.ts";
import { exemptionsRoutes } from "./features/exemptions/routes.ts";
import { endOldExemptions } from "./features/exemptions/upkeep.ts";
import { favouritesRoutes } from "./features/favourites/routes.ts";
import { postApproval } from "./features/feed/approval-kind.ts";
import { writerOfPost } from "./features/feed/feed.ts";
import { postTopic } from "./features/feed/post-topic.ts";
import { feedRoutes } from "./features/feed/routes.ts";
import { groupApproval } from "./features/groups/approval-kind.ts";
import { groupsRoutes } from "./features/groups/routes.ts";
import { landingRoutes, placeFactsRoutes } from "./features/home/routes.ts";
import { registerSitemaps } from "./features/home/sitemaps.ts";
import { forgetOldLists, TAKE_LIST, takeListApart } from "./features/imports/lists.ts";
import { importsRoutes } from "./features/imports/routes.ts";
import { UNDO_IMPORT, undoApart } from "./features/imports/undo.ts";
import { jobApproval } from "./features/jobs/approval-kind.ts";
import { closePastJobs } from "./features/jobs/closing.ts";
import { registerJobFeed } from "./features/jobs/feed.ts";
import { jobKind } from "./features/jobs/job-kind.ts";
import { REFRESH_OPENINGS, refreshOpenings } from "./features/jobs/renaming.ts";
import { jobsRoutes } from "./features/jobs/routes.ts";
import { endNoticesBetween, recountLeads } from "./features/leads/between.ts";
import { REMIND, remindOfFollowUps } from "./features/leads/reminders.ts";
import { forgetOldReveals } from "./features/leads/reveals.ts";
import { itemLeadsRoutes } from "./features/leads/routes.ts";
import { releaseWaitingLeads } from "./features/leads/waiting.ts";
import { listingKind } from "./features/listings/listing-kind.ts";
import { listingLeadsRoutes, listingsRoutes, ownListingsRoutes } from "./features/listings/routes.ts";
import { mapRoutes } from "./features/map/routes.ts";
import { forgetOldLinks } from "./features/matrimony/biodata/own-links.ts";
import { biodataRoutes } from "./features/matrimony/biodata/routes.ts";
import { writerOfProfile } from "./features/matrimony/blocks/seen-profile.ts";
import { profileChecksRoutes } from "./features/matrimony/checks/check-routes.ts";
import { endOldChecks } from "./features/matrimony/checks/upkeep.ts";
import { profileSubject } from "./features/matrimony/consent-subject.ts";
import { emptyEndedProfiles } from "./features/matrimony/ended/ended-profiles.ts";
import { endInvitationsBetween } from "./features/matrimony/family/between.ts";
import { matrimonyManagersRoutes } from "./features/matrimony/family/manager-routes.ts";
import { forgetOpenings } from "./features/matrimony/family/openings.ts";
import { matrimonyFamilyRoutes } from "./features/matrimony/family/routes.ts";
import { storeMissingHoroscopes } from "./features/matrimony/horoscopes/horoscopes.ts";
import { matchRoutes } from "./features/matrimony/matches/routes.ts";
import { photoFiles } from "./features/matrimony/photo-routes.ts";
import { profileReportsRoutes } from "./features/matrimony/reports/report-routes.ts";
import { matrimonyRoutes } from "./features/matrimony/routes.ts";
import { tellOfNewProfiles } from "./features/matrimony/searches/new-profiles.ts";
import { profileSearchRoutes } from "./features/matrimony/searches/search-routes.ts";
import { membersRoutes } from "./features/members/routes.ts";
import { tellOfTerms } from "./features/members/terms-notices.ts";
import {
  forgetOldAlerts,
  SEND_ALERTS,
  SEND_DUE_ALERTS,
  sendDueAlerts,
} from "./features/notifications/alerts/alerts.ts";
import { deliverAndTell } from "./features/notifications/alerts/carried-alerts.ts";
import { sendAlerts } from "./features/notifications/alerts/send-alerts.ts";
import { forgetOldNotifications } from "./features/notifications/notifications.ts";
import {
  DELIVER_PUSH,
  deliverPush,
  forgetOldPushes,
  SEND_DUE_PUSHES,
  sendDuePushes,
} from "./features/notifications/push/push-notices.ts";
import { CHANNEL as NOTIFICATIONS } from "./features/notifications/queries.ts";
import { alertSettingsRoutes, notificationsRoutes, pushSettingsRoutes } from "./features/notifications/routes.ts";
import { placesRoutes } from "./features/places/routes.ts";
import { paymentAnomalyRoutes } from "./features/plans/payments/anomaly-routes.ts";
import { registerWebhooks, webhookDescription } from "./features/plans/payments/webhook-routes.ts";
import { plansRoutes } from "./features/plans/routes.ts";
import { plansTasks, plansTimed } from "./features/plans/tasks.ts";
import { forgetReferralsBetween } from "./features/referrals/referrals.ts";
import { referralsRoutes } from "./features/referrals/routes.ts";
import { resumeSubject } from "./features/resumes/consent-subject.ts";
import { type FileReaders, resumeFiles } from "./features/resumes/file-routes.ts";
import { resumeApproval } from "./features/resumes/resume-approval.ts";
import { resumeKind } from "./features/resumes/resume-kind.ts";
import { resumesRoutes } from "./features/resumes/routes.ts";
import { businessReportsRoutes, reviewsRoutes } from "./features/reviews/routes.ts";
import { DELIVER as DELIVER_EVENT, deliverEvent } from "./features/sandbox-gateway/events.ts";
import { registerSandboxGateway } from "./features/sandbox-gateway/routes.ts";
import { tellOfNewItems } from "./features/saved-searches/new-items.ts";
import { savedSearchesRoutes } from "./features/saved-searches/routes.ts";
import { REMAKE_CARDS, remakeCards } from "./features/search/index/card-version.ts";
import { indexMissingCards, reindexItems } from "./features/search/index/indexing.ts";
import { findResults } from "./features/search/results.ts";
import { searchRoutes } from "./features/search/routes.ts";
import { hearOfNewWords, NEW_WORDS } from "./features/search/vocabulary/memory.ts";
import { sevaApproval } from "./features/spirituality/approval-kind.ts";
import { remindOfFestivals } from "./features/spirituality/follows.ts";
import { endPastEvents } from "./features/spirituality/own-entries.ts";
import { endRequestsBetween, expireRequests } from "./features/spirituality/requests/requests.ts";
import { spiritualityRoutes } from "./features/spirituality/routes.ts";
import { sevaKind } from "./features/spirituality/seva-kind.ts";
import { businessMergesRoutes } from "./features/staff/merging/merge-routes.ts";
import { staffRoutes } from "./features/staff/routes.ts";
import { volunteersRoutes } from "./features/volunteers/routes.ts";
import { forgetOldVolunteers } from "./features/volunteers/upkeep.ts";
import { endAnswersBetween } from "./features/wants/answer-ends.ts";
import { wantApprovals } from "./features/wants/approval-kind.ts";
import { buyerKind } from "./features/wants/buyer-kind.ts";
import { endPastWants, remindOfLastDays } from "./features/wants/closing.ts";
import { answerSubject, wantSubject } from "./features/wants/consent-subjects.ts";
import { tellSellersOfOpen } from "./features/wants/matching.ts";
import { requirementKind } from "./features/wants/requirement-kind.ts";
import { wantsRoutes } from "./features/wants/routes.ts";
import { sellerKind } from "./features/wants/seller-kind.ts";
import type { Bound } from "./platform/http/bind.ts";
import { imageFiles } from "./platform/images/image-routes.ts";
import { removeUnusedImages } from "./platform/images/images.ts";
import type { Task } from "./platform/jobs/jobs.ts";
import { DELIVER } from "./platform/outbox/outbox.ts";
import type { Ports } from "./platform/ports.ts";

/** The kinds of items, each a row of its own room. */
export const kinds: Kinds = [
  businessKind,
  listingKind,
  jobKind,
  sevaKind,
  gatheringKind,
  resumeKind,
  sellerKind,
  buyerKind,
  requirementKind,
  articleKind,
];

/** What contacts can be asked for of, each a row of its own room. */
const subjectKinds: SubjectKinds = [profileSubject, resumeSubject, wantSubject, answerSubject];

/** To whom members hand their resumes, of each room in which they do. */
const resumeFileReaders: FileReaders = [mayReadFile];

/** What the staff approve before it is public, each a row of its own room. */
const approvalKinds: ApprovalKinds = [
  jobApproval,
  resumeApproval,
  sevaApproval,
  ...wantApprovals,
  eventApproval,
  announcementApproval,
  postApproval,
  groupApproval,
];

/** What others send us, for the OpenAPI document. */
export const webhooks = webhookDescription;

/** What members like, comment on and share, each a row of its own room. */
const topics: Topics = [articleTopic, postTopic, eventTopic, announcementTopic];

/** The calls of the contract. */
export const rooms: Bound[][] = [
  placesRoutes,
  catalogueRoutes,
  contentRoutes,
  notificationsRoutes,
  alertSettingsRoutes,
  pushSettingsRoutes,
  membersRoutes,
  plansRoutes,
  paymentAnomalyRoutes,
  authRoutes,
  blocksRoutes({
    seen: {
      profile: writerOfProfile,
      request: otherOfConsent(subjectKinds),
      post: writerOfPost,
      comment: writerOfComment,
      application: otherOfApplication,
    },
    // Of each room that lets two members have something to do with each other.
    ends: [
      endNoticesBetween,
      endConsentsBetween(subjectKinds),
      endInvitationsBetween,
      endRequestsBetween,
      endApplicationsBetween,
      endAnswersBetween,
      endEventAnswersBetween,
      forgetReferralsBetween,
    ],
    changes: [recountLeads(kinds)],
  }),
  consentsRoutes(subjectKinds),
  approvalsRoutes(approvalKinds),
  itemReportsRoutes(approvalKinds),
  itemLeadsRoutes(kinds),
  businessesRoutes,
  ownBusinessesRoutes,
  businessClaimsRoutes,
  alikeBusinessesRoutes,
  mapRoutes,
  businessLeadsRoutes,
  reviewsRoutes,
  businessReportsRoutes,
  listingsRoutes,
  ownListingsRoutes,
  listingLeadsRoutes,
  jobsRoutes(findResults, tellOfFilled),
  resumesRoutes(findResults),
  applicationsRoutes,
  spiritualityRoutes(findResults),
  eventsRoutes(findResults),
  announcementsRoutes,
  matrimonyRoutes,
  profileSearchRoutes,
  profileReportsRoutes,
  matchRoutes,
  profileChecksRoutes,
  biodataRoutes,
  matrimonyFamilyRoutes,
  matrimonyManagersRoutes,
  donationsRoutes,
  volunteersRoutes,
  exemptionsRoutes,
  referralsRoutes,
  wantsRoutes(findResults),
  favouritesRoutes(kinds),
  groupsRoutes,
  feedRoutes,
  discussionsRoutes(topics),
  articlesRoutes(findResults),
  searchRoutes({ searchBusiness: businessKind, searchListings: listingKind }),
  savedSearchesRoutes(kinds),
  landingRoutes,
  placeFactsRoutes(kinds),
  importsRoutes,
  staffRoutes,
  businessMergesRoutes,
];

/** What the queue can do, by name. */
export const tasks: Record<string, Task> = {
  "forget-contact-messages": forgetOldMessages,
  "forget-notifications": forgetOldNotifications,
  "forget-reveals": forgetOldReveals,
  "forget-alerts": forgetOldAlerts,
  [REMIND]: (base) => remindOfFollowUps(base, kinds),
  [SEND_DUE_ALERTS]: sendDueAlerts,
  [SEND_ALERTS]: sendAlerts,
  [SEND_DUE_PUSHES]: sendDuePushes,
  [DELIVER_PUSH]: deliverPush,
  "forget-pushes": forgetOldPushes,
  "expire-consents": expireConsents,
  "forget-attempts": forgetOldAttempts,
  "forget-viewings": forgetViewings,
  "forget-biodata-links": forgetOldLinks,
  "forget-profile-views": forgetOpenings,
  "empty-unpaid-donations": emptyUnpaidDonations,
  "remove-unused-images": removeUnusedImages,
  "publish-articles": publishDueArticles,
  "close-past-jobs": closePastJobs,
  [REFRESH_OPENINGS]: refreshOpenings,
  "tell-of-silence": tellOfSilence,
  "end-past-wants": endPastWants,
  "remind-of-last-days": remindOfLastDays,
  "tell-sellers": tellSellersOfOpen,
  "renew-answer-times": renewAnswerTimes,
  "end-claims-of-gone": endClaimsOfGone,
  "end-past-events": endPastEvents,
  "expire-seva-requests": expireRequests,
  "end-over-events": endOverEvents,
  "remind-of-events": remindOfEvents,
  "tell-of-terms": tellOfTerms,
  [TELL_GUESTS]: tellGuestsNow,
  "remind-of-festivals": remindOfFestivals,
  "end-old-checks": endOldChecks,
  "empty-ended-profiles": emptyEndedProfiles,
  "forget-volunteers": forgetOldVolunteers,
  "end-old-exemptions": endOldExemptions,
  [TAKE_LIST]: takeListApart,
  [UNDO_IMPORT]: undoApart,
  "forget-lists": forgetOldLists,
  "keep-missing-cards": (base) => indexMissingCards(base, kinds),
  [REMAKE_CARDS]: (base) => indexMissingCards(base, kinds),
  "store-name-sounds": storeNameSounds,
  "store-horoscopes": storeMissingHoroscopes,
  "tell-of-new-items": (base) => tellOfNewItems(base, kinds),
  "tell-of-new-profiles": tellOfNewProfiles,
  [DELIVER]: deliverAndTell,
  ...plansTasks,
  [DELIVER_EVENT]: deliverEvent,
};

/** Timed jobs, one line each in the queue's notation (minute hour day month weekday task), in UTC. */
export const timed: string[] = [
  ...plansTimed,
  "* * * * * publish-articles",
  `*/5 * * * * ${SEND_DUE_ALERTS}`,
  `* * * * * ${SEND_DUE_PUSHES}`,
  "*/5 * * * * store-name-sounds",
  "*/5 * * * * store-horoscopes",
  // From nine in the morning until nine in the evening in Asia/Kolkata.
  `*/30 3-15 * * * ${REMIND}`,
  // Every hour of the day from 8 to 20 in Asia/Kolkata.
  "30 2-14 * * * tell-of-new-items",
  "40 2-14 * * * tell-of-new-profiles",
  // Half past nine in the morning in Asia/Kolkata.
  "0 4 * * * tell-of-silence",
  // Midnight in Asia/Kolkata.
  "30 18 * * * close-past-jobs",
  "31 18 * * * end-past-events",
  "32 18 * * * expire-seva-requests",
  // At six in the evening in Asia/Kolkata and twice more, for whoever was missed.
  "30 12-14 * * * remind-of-festivals",
  "35 12-14 * * * remind-of-events",
  "25 * * * * end-over-events",
  // Twenty past nine in the morning.
  "50 3 * * * tell-of-terms",
  "32 18 * * * end-past-wants",
  // Nine in the morning.
  "30 3 * * * remind-of-last-days",
  // Every hour of the day.
  "10 3-14 * * * tell-sellers",
  "20 * * * * expire-consents",
  "30 21 * * * forget-contact-messages",
  "35 21 * * * forget-notifications",
  "40 21 * * * forget-reveals",
  "42 21 * * * forget-alerts",
  "43 21 * * * forget-pushes",
  "45 21 * * * forget-attempts",
  "50 21 * * * forget-viewings",
  "51 21 * * * forget-biodata-links",
  "53 21 * * * forget-profile-views",
  "55 21 * * * remove-unused-images",
  "57 21 * * * empty-unpaid-donations",
  "52 21 * * * end-claims-of-gone",
  "53 21 * * * end-old-checks",
  "54 21 * * * empty-ended-profiles",
  "56 21 * * * forget-volunteers",
  "57 21 * * * end-old-exemptions",
  "58 21 * * * renew-answer-times",
  "10 * * * * forget-lists",
  "0 22 * * * keep-missing-cards",
];

/** What a process does once its queue runs. */
export const atStart: Array<(base: Base) => Promise<unknown>> = [remakeCards];

/** The channels on which processes tell each other of changes. */
export const channels: string[] = [NOTIFICATIONS, NEW_WORDS];

/** What hears of changes from the start. */
export const hearers: Array<(base: Base) => void> = [hearOfNewWords];

/** Routes beside the API: sitemaps, webhooks, stored files. */
export const plain: Array<(app: FastifyInstance, base: Base) => void | Promise<void>> = [
  (app, base) => registerSitemaps(app, base, kinds),
  appFiles,
  imageFiles,
  registerCalendar,
  photoFiles,
  (app, base) => resumeFiles(app, base, resumeFileReaders),
  (app, base) => registerPreviews(app, base, kinds),
  registerNewsFeed,
  registerJobFeed,
  registerWebhooks,
  registerSandboxGateway,
];

/** What earlier rooms need of later ones. */
export const handedDown: Pick<
  Ports,
  "reindex" | "releaseWaitingLeads" | "sessionMisused" | "receiveDonation" | "isDonated" | "donationReturned"
> = {
  reindex: (ctx, key, ids) => reindexItems(ctx, kinds, kindOf(kinds, key), ids),
  releaseWaitingLeads,
  sessionMisused: notifyMisuse,
  receiveDonation,
  isDonated,
  donationReturned,
};
