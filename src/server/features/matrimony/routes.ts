/** The calls about matrimonial profiles. */
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { staffMatrimony } from "#contract/matrimony/staff-matrimony.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import { approveProfile, rejectProfile, waitingProfilePage } from "./approval.ts";
import {
  createProfile,
  ownNamePage,
  ownProfilePage,
  removeProfile,
  setProfileState,
  showOwn,
  updateProfile,
} from "./own-profiles.ts";
import { answerAsPerson, readAsPerson, requestPersonCode } from "./person-consent.ts";
import { searchProfiles, showProfile } from "./profiles.ts";

export const matrimonyRoutes: Bound[] = [
  ...bind(matrimony, {
    search: searchProfiles,
    list: searchProfiles,
    fetch: async (ctx, { id }) => ({ profile: await showProfile(ctx, id) }),
    create: createProfile,
    update: updateProfile,
    delete: async (ctx, { id }) => {
      await removeProfile(ctx, id);
      return {};
    },
    fetchAll: ownProfilePage,
    fetchNames: ownNamePage,
    fetchOwn: async (ctx, { id }) => ({ profile: await showOwn(ctx, id) }),
    setState: setProfileState,
    requestPersonCode: (ctx, { id }) => requestPersonCode(ctx, id),
    readAsPerson,
    answerAsPerson: async (ctx, input) => {
      await answerAsPerson(ctx, input);
      return {};
    },
  }),
  ...bind(staffMatrimony, {
    fetchWaiting: waitingProfilePage,
    approve: async (ctx, input) => {
      await approveProfile(ctx, input);
      return {};
    },
    reject: async (ctx, input) => {
      await rejectProfile(ctx, input);
      return {};
    },
  }),
];
