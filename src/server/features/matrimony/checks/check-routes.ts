/** The calls about documents by which profiles are checked. */
import { profileChecks, staffChecks } from "#contract/matrimony/checks.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import { ownChecks, ownDocument, sendDocument, withdrawDocument } from "./own-checks.ts";
import { decideOnCheck, openDocument, waitingCheckPage } from "./staff-checks.ts";

export const profileChecksRoutes: Bound[] = [
  ...bind(profileChecks, {
    fetchMine: (ctx, { id }) => ownChecks(ctx, id),
    send: sendDocument,
    fetchOwnDocument: ownDocument,
    withdraw: withdrawDocument,
  }),
  ...bind(staffChecks, {
    fetchWaiting: waitingCheckPage,
    openDocument: (ctx, { id }) => openDocument(ctx, id),
    decide: async (ctx, decision) => {
      await decideOnCheck(ctx, decision);
      return {};
    },
  }),
];
