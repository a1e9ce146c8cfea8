/** The calls about contact by consent. */
import { consents } from "#contract/consents.ts";
import { staffConsents } from "#contract/staff-consents.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import { acceptRequest, refuseRequest, revokeGrant, withdrawRequest } from "./answers.ts";
import { askForContact } from "./ask.ts";
import { consentPage, holderPage, showOfSubject, showReceipt } from "./own-consents.ts";
import { pausedPage, rejectRequest, releaseRequest } from "./paused.ts";
import { giveAgain, narrowGrant } from "./regrants.ts";
import { revealContacts } from "./reveal.ts";
import type { SubjectKinds } from "./subjects.ts";

export const consentsRoutes = (kinds: SubjectKinds): Bound[] => [
  ...bind(consents, {
    ask: async (ctx, input) => ({ consent: await askForContact(ctx, kinds, input) }),
    accept: async (ctx, input) => ({ consent: await acceptRequest(ctx, kinds, input) }),
    refuse: async (ctx, { id }) => ({ consent: await refuseRequest(ctx, kinds, id) }),
    withdraw: async (ctx, { id }) => ({ consent: await withdrawRequest(ctx, kinds, id) }),
    revoke: async (ctx, { id }) => ({ consent: await revokeGrant(ctx, kinds, id) }),
    narrow: async (ctx, input) => ({ consent: await narrowGrant(ctx, kinds, input) }),
    giveAgain: async (ctx, input) => ({ consent: await giveAgain(ctx, kinds, input) }),
    reveal: async (ctx, { id }) => ({ contacts: await revealContacts(ctx, kinds, id) }),
    fetchReceived: (ctx, page) => consentPage(ctx, kinds, "owner", page),
    fetchSent: (ctx, page) => consentPage(ctx, kinds, "asker", page),
    fetchHolders: (ctx, page) => holderPage(ctx, kinds, page),
    fetchReceipt: (ctx, { id }) => showReceipt(ctx, kinds, id),
    fetchOfSubject: async (ctx, subject) => ({ consent: await showOfSubject(ctx, kinds, subject) }),
  }),
  ...bind(staffConsents, {
    fetchPaused: (ctx, page) => pausedPage(ctx, kinds, page),
    release: async (ctx, { id }) => {
      await releaseRequest(ctx, kinds, id);
      return {};
    },
    reject: async (ctx, input) => {
      await rejectRequest(ctx, kinds, input);
      return {};
    },
  }),
];
