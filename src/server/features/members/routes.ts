/** The calls about members. */
import { members } from "#contract/members.ts";
import { bind } from "#server/platform/http/bind.ts";
import { getMember, getProfile, isNewUser, updateProfile } from "./members.ts";

export const membersRoutes = bind(members, {
  update: async (ctx, form, files) => ({ userData: await updateProfile(ctx, form, files) }),
  fetch: async (ctx) => ({ userData: await getProfile(ctx) }),
  isNewUser: async (ctx) => ({ isNewUser: await isNewUser(ctx) }),
  fetchPublic: async (ctx, { id }) => ({ user: await getMember(ctx, id) }),
});
