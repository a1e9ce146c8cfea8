/** The calls about businesses: the public's, the owners', and those about their leads. */
import { businessLeads } from "#contract/business-leads.ts";
import { type BusinessCard, businesses } from "#contract/businesses.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import type { CardPage } from "#server/features/directory/newest.ts";
import { leadVerbs } from "#server/features/leads/lead-verbs.ts";
import { bind } from "#server/platform/http/bind.ts";
import { jsonList, jsonOf } from "#server/platform/http/json-payload.ts";
import { businessKind } from "./business-kind.ts";
import {
  bestBusinesses,
  businessesOfMember,
  countBusinessView,
  idleBusinesses,
  newestBusinesses,
  previewBusiness,
  showBusiness,
} from "./businesses.ts";
import { updateBusiness } from "./own/edit-business.ts";
import { createBusiness, ownBusinessPage, prefillBusiness, removeBusiness, showOwn } from "./own/own-businesses.ts";

const listOf = ({ cards, nextCursor }: CardPage<BusinessCard>) =>
  jsonList<{ businesses: BusinessCard[]; nextCursor: string | null }, "businesses">("businesses", cards, {
    nextCursor,
  });

export const businessLeadsRoutes = bind(businessLeads, leadVerbs(businessKind));

export const businessesRoutes = bind(businesses, {
  fetch: async (ctx, { fkBusinessId }) => jsonOf("getBusiness", await showBusiness(ctx, fkBusinessId)),
  fetchAll: async (ctx, input) => listOf(await newestBusinesses(ctx, input)),
  fetchAllBusinessWithNoListings: async (ctx, input) => listOf(await idleBusinesses(ctx, input)),
  fetchBest: async (ctx, { limit }) => listOf(await bestBusinesses(ctx, limit)),
  fetchProfileBusinesses: async (ctx, { fkUserId, ...page }) => listOf(await businessesOfMember(ctx, fkUserId, page)),
  updateViews: async (ctx, { fkBusinessId }) => ({ views: await countBusinessView(ctx, fkBusinessId) }),
});

export const ownBusinessesRoutes = bind(ownBusinesses, {
  create: createBusiness,
  update: updateBusiness,
  fetch: async (ctx, { id }) => ({
    business: await showOwn(ctx, id),
    answerWithinDays: ctx.config.answerWithinDays,
  }),
  fetchAll: (ctx, page) => ownBusinessPage(ctx, page),
  preview: async (ctx, { id }) => ({ business: await previewBusiness(ctx, id) }),
  fetchBusinessPrefilledData: async (ctx, { id }) => ({ business: await prefillBusiness(ctx, id) }),
  delete: async (ctx, { id }) => {
    await removeBusiness(ctx, id);
    return {};
  },
});
