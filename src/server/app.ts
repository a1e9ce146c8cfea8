/** Every room of the server, registered by hand in visible lists: calls, jobs, timed jobs, and routes beside the API. */
import type { FastifyInstance } from "fastify";
import type { Base } from "#server/platform/context.ts";
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
import { forgetOldMessages } from "./features/content/contact-messages.ts";
import { contentRoutes } from "./features/content/routes.ts";
import { type Kinds, kindOf } from "./features/directory/kinds.ts";
import { registerPreviews } from "./features/directory/previews/preview-routes.ts";
import { forgetViewings } from "./features/directory/viewings.ts";
import { favouritesRoutes } from "./features/favourites/routes.ts";
import { registerSitemaps } from "./features/home/sitemaps.ts";
import { forgetOldLists, TAKE_LIST, takeListApart } from "./features/imports/lists.ts";
import { importsRoutes } from "./features/imports/routes.ts";
import { UNDO_IMPORT, undoApart } from "./features/imports/undo.ts";
import { jobKind } from "./features/jobs/job-kind.ts";
import { closePastJobs } from "./features/jobs/own-jobs.ts";
import { jobsRoutes } from "./features/jobs/routes.ts";
import { endNoticesBetween, recountLeads } from "./features/leads/between.ts";
import { REMIND, remindOfFollowUps } from "./features/leads/reminders.ts";
import { forgetOldReveals } from "./features/leads/reveals.ts";
import { itemLeadsRoutes } from "./features/leads/routes.ts";
import { releaseWaitingLeads } from "./features/leads/waiting.ts";
import { listingKind } from "./features/listings/listing-kind.ts";
import { listingLeadsRoutes, listingsRoutes, ownListingsRoutes } from "./features/listings/routes.ts";
import { forgetOldLinks } from "./features/matrimony/biodata/own-links.ts";
import { biodataRoutes } from "./features/matrimony/biodata/routes.ts";
import { sharedPhotos } from "./features/matrimony/biodata/shared-photo-routes.ts";
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
import { profilePhotos } from "./features/matrimony/photo-routes.ts";
import { profileReportsRoutes } from "./features/matrimony/reports/report-routes.ts";
import { matrimonyRoutes } from "./features/matrimony/routes.ts";
import { membersRoutes } from "./features/members/routes.ts";
import {
  forgetOldAlerts,
  SEND_ALERTS,
  SEND_DUE_ALERTS,
  sendDueAlerts,
} from "./features/notifications/alerts/alerts.ts";
import { deliverAndTell } from "./features/notifications/alerts/carried-alerts.ts";
import { sendAlerts } from "./features/notifications/alerts/send-alerts.ts";
import { forgetOldNotifications } from "./features/notifications/notifications.ts";
import { CHANNEL as NOTIFICATIONS } from "./features/notifications/queries.ts";
import { alertSettingsRoutes, notificationsRoutes } from "./features/notifications/routes.ts";
import { placesRoutes } from "./features/places/routes.ts";
import { paymentAnomalyRoutes } from "./features/plans/payments/anomaly-routes.ts";
import { registerWebhooks, webhookDescription } from "./features/plans/payments/webhook-routes.ts";
import { plansRoutes } from "./features/plans/routes.ts";
import { plansTasks, plansTimed } from "./features/plans/tasks.ts";
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
import { businessMergesRoutes } from "./features/staff/merging/merge-routes.ts";
import { staffRoutes } from "./features/staff/routes.ts";
import type { Bound } from "./platform/http/bind.ts";
import { imageFiles } from "./platform/images/image-routes.ts";
import { removeUnusedImages } from "./platform/images/images.ts";
import type { Task } from "./platform/jobs/jobs.ts";
import { DELIVER } from "./platform/outbox/outbox.ts";
import type { Ports } from "./platform/ports.ts";

/** The kinds of items, each a row of its own room. */
export const kinds: Kinds = [businessKind, listingKind, jobKind];

/** What contacts can be asked for of, each a row of its own room. */
const subjectKinds: SubjectKinds = [profileSubject];

/** What others send us, for the OpenAPI document. */
export const webhooks = webhookDescription;

/** The calls of the contract. */
export const rooms: Bound[][] = [
  placesRoutes,
  catalogueRoutes,
  contentRoutes,
  notificationsRoutes,
  alertSettingsRoutes,
  membersRoutes,
  plansRoutes,
  paymentAnomalyRoutes,
  authRoutes,
  blocksRoutes({
    seen: { profile: writerOfProfile, request: otherOfConsent(subjectKinds) },
    // Of each room that lets two members have something to do with each other.
    ends: [endNoticesBetween, endConsentsBetween(subjectKinds), endInvitationsBetween],
    changes: [recountLeads(kinds)],
  }),
  consentsRoutes(subjectKinds),
  itemLeadsRoutes(kinds),
  businessesRoutes,
  ownBusinessesRoutes,
  businessClaimsRoutes,
  alikeBusinessesRoutes,
  businessLeadsRoutes,
  reviewsRoutes,
  businessReportsRoutes,
  listingsRoutes,
  ownListingsRoutes,
  listingLeadsRoutes,
  jobsRoutes(findResults),
  matrimonyRoutes,
  profileReportsRoutes,
  matchRoutes,
  profileChecksRoutes,
  biodataRoutes,
  matrimonyFamilyRoutes,
  matrimonyManagersRoutes,
  favouritesRoutes(kinds),
  searchRoutes({ searchBusiness: businessKind, searchListings: listingKind }),
  savedSearchesRoutes(kinds),
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
  "expire-consents": expireConsents,
  "forget-attempts": forgetOldAttempts,
  "forget-viewings": forgetViewings,
  "forget-biodata-links": forgetOldLinks,
  "forget-profile-views": forgetOpenings,
  "remove-unused-images": removeUnusedImages,
  "close-past-jobs": closePastJobs,
  "renew-answer-times": renewAnswerTimes,
  "end-claims-of-gone": endClaimsOfGone,
  "end-old-checks": endOldChecks,
  "empty-ended-profiles": emptyEndedProfiles,
  [TAKE_LIST]: takeListApart,
  [UNDO_IMPORT]: undoApart,
  "forget-lists": forgetOldLists,
  "keep-missing-cards": (base) => indexMissingCards(base, kinds),
  [REMAKE_CARDS]: (base) => indexMissingCards(base, kinds),
  "store-name-sounds": storeNameSounds,
  "store-horoscopes": storeMissingHoroscopes,
  "tell-of-new-items": (base) => tellOfNewItems(base, kinds),
  [DELIVER]: deliverAndTell,
  ...plansTasks,
  [DELIVER_EVENT]: deliverEvent,
};

/** Timed jobs, one line each in the queue's notation (minute hour day month weekday task), in UTC. */
export const timed: string[] = [
  ...plansTimed,
  `*/5 * * * * ${SEND_DUE_ALERTS}`,
  "*/5 * * * * store-name-sounds",
  "*/5 * * * * store-horoscopes",
  // From nine in the morning until nine in the evening in Asia/Kolkata.
  `*/30 3-15 * * * ${REMIND}`,
  // Every hour of the day from 8 to 20 in Asia/Kolkata.
  "30 2-14 * * * tell-of-new-items",
  // Midnight in Asia/Kolkata.
  "30 18 * * * close-past-jobs",
  "20 * * * * expire-consents",
  "30 21 * * * forget-contact-messages",
  "35 21 * * * forget-notifications",
  "40 21 * * * forget-reveals",
  "42 21 * * * forget-alerts",
  "45 21 * * * forget-attempts",
  "50 21 * * * forget-viewings",
  "51 21 * * * forget-biodata-links",
  "53 21 * * * forget-profile-views",
  "55 21 * * * remove-unused-images",
  "52 21 * * * end-claims-of-gone",
  "53 21 * * * end-old-checks",
  "54 21 * * * empty-ended-profiles",
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
  imageFiles,
  profilePhotos,
  sharedPhotos,
  (app, base) => registerPreviews(app, base, kinds),
  registerWebhooks,
  registerSandboxGateway,
];

/** What earlier rooms need of later ones. */
export const handedDown: Pick<Ports, "reindex" | "releaseWaitingLeads" | "sessionMisused"> = {
  reindex: (ctx, key, ids) => reindexItems(ctx, kinds, kindOf(kinds, key), ids),
  releaseWaitingLeads,
  sessionMisused: notifyMisuse,
};
