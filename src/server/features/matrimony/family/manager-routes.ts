/** The calls about who acts for a profile, and who has opened it. */
import { matrimonyManagers } from "#contract/matrimony/family-managers.ts";
import { matrimonyViewers } from "#contract/matrimony/family-viewers.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import { answerInvitation, invitationPage } from "./invitations.ts";
import { inviteManager, managerPage, removeManager, withdrawConsent } from "./managers.ts";
import { viewerPage } from "./viewers.ts";

export const matrimonyManagersRoutes: Bound[] = [
  ...bind(matrimonyViewers, { fetchViewers: viewerPage }),
  ...bind(matrimonyManagers, {
    fetchManagers: managerPage,
    invite: inviteManager,
    removeManager: async (ctx, input) => {
      await removeManager(ctx, input);
      return {};
    },
    fetchInvitations: invitationPage,
    answerInvitation: async (ctx, input) => {
      await answerInvitation(ctx, input);
      return {};
    },
    withdrawConsent: async (ctx, input) => {
      await withdrawConsent(ctx, input);
      return {};
    },
  }),
];
