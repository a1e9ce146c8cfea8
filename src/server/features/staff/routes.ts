/** The calls of the staff console. */
import { staff } from "#contract/staff.ts";
import { confirmSecondFactor } from "#server/features/auth/staff-sign-in.ts";
import { memberOf } from "#server/platform/context.ts";
import { bind } from "#server/platform/http/bind.ts";
import { approve, logPage, newListingPage, reject, visit, waitingPage } from "./staff.ts";
import { allowNewPin, removeApp, staffMembers } from "./staff-members.ts";
import { viewLogEntry, viewNewListing, viewStaffMember, viewWaiting } from "./view.ts";

export const staffRoutes = bind(staff, {
  waitingBusinesses: async (ctx, input) => {
    const { rows, nextCursor, turnedDown, total } = await waitingPage(ctx, input);
    return { businesses: rows.map((row) => viewWaiting(row, turnedDown.get(row.id))), total, nextCursor };
  },
  approveBusiness: async (ctx, { id, updatedAt }) => ({ remaining: await approve(ctx, id, new Date(updatedAt)) }),
  rejectBusiness: async (ctx, { id, updatedAt, rejectionMessage }) => ({
    remaining: await reject(ctx, id, new Date(updatedAt), rejectionMessage),
  }),
  recordVisit: async (ctx, visited) => {
    await visit(ctx, visited);
    return {};
  },
  newListings: async (ctx, input) => {
    const { rows, nextCursor } = await newListingPage(ctx, input);
    return { listings: rows.map(viewNewListing), nextCursor };
  },
  listMembers: async (ctx) => {
    const self = memberOf(ctx).id;
    return { members: (await staffMembers(ctx)).map((row) => viewStaffMember(row, self)) };
  },
  allowNewPin: async (ctx, { id }) => {
    await allowNewPin(ctx, id);
    return {};
  },
  removeApp: async (ctx, { id }) => {
    await removeApp(ctx, id);
    return {};
  },
  confirmCode: async (ctx, factor) => {
    const missing = await confirmSecondFactor(ctx, factor);
    if (!missing) return { confirmed: true as const };
    if ("needsAppCode" in missing) return { appCodeRequired: true as const };
    return { otpRequired: true as const, ...missing.needsCode };
  },
  fetchLog: async (ctx, input) => {
    const { rows, nextCursor } = await logPage(ctx, input);
    return { entries: rows.map(viewLogEntry), nextCursor };
  },
});
