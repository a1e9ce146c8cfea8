/** The calls about wants and about answers to requirements. */
import { staffAnswers } from "#contract/staff-consents.ts";
import { wantAnswers } from "#contract/want-answers.ts";
import { buyers, requirements, sellers, wants } from "#contract/wants.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import { jsonList } from "#server/platform/http/json-payload.ts";
import { acceptAnswer, answerRequirement, answersOf, declineAnswer, ownAnswerPage, withdrawAnswer } from "./answers.ts";
import { buyerKind } from "./buyer-kind.ts";
import { closeWant } from "./closing.ts";
import { createWant, ownWantPage, removeWant, renewWant, updateWant } from "./own-wants.ts";
import { pausedPage, rejectAnswer, releaseAnswer } from "./paused.ts";
import { requirementKind } from "./requirement-kind.ts";
import { sellerKind } from "./seller-kind.ts";
import { saveSettings, showSettings } from "./settings.ts";
import { allWants, type FindItems, showWant } from "./wants.ts";

/** `find`: the search. */
export const wantsRoutes = (find: FindItems): Bound[] => [
  ...bind(buyers, ofKind(find, buyerKind)),
  ...bind(sellers, ofKind(find, sellerKind)),
  ...bind(requirements, ofKind(find, requirementKind)),
  ...bind(wants, {
    fetchAll: ownWantPage,
    renew: renewWant,
    close: closeWant,
    fetchSettings: showSettings,
    updateSettings: saveSettings,
  }),
  ...bind(wantAnswers, {
    create: async (ctx, input) => ({ answer: await answerRequirement(ctx, input) }),
    withdraw: async (ctx, { id }) => ({ answer: await withdrawAnswer(ctx, id) }),
    accept: async (ctx, { id }) => ({ answer: await acceptAnswer(ctx, id) }),
    decline: async (ctx, { id }) => ({ answer: await declineAnswer(ctx, id) }),
    fetchAll: answersOf,
    fetchMine: ownAnswerPage,
  }),
  ...bind(staffAnswers, {
    fetchPaused: pausedPage,
    release: async (ctx, { id }) => {
      await releaseAnswer(ctx, id);
      return {};
    },
    reject: async (ctx, input) => {
      await rejectAnswer(ctx, input);
      return {};
    },
  }),
];

type WantKindRow = typeof buyerKind | typeof sellerKind | typeof requirementKind;
type Verbs = Parameters<typeof bind<typeof buyers>>[1];

function ofKind(find: FindItems, kind: WantKindRow): Verbs {
  return {
    all: async (ctx, input) => {
      const { cards, ...page } = await allWants(ctx, { kind, find }, input);
      return jsonList("wants", cards, page);
    },
    fetch: async (ctx, { id }) => ({ want: await showWant(ctx, kind.key, id) }),
    create: (ctx, input) => createWant(ctx, kind.key, input),
    update: (ctx, input) => updateWant(ctx, kind.key, input),
    delete: async (ctx, { id }) => {
      await removeWant(ctx, kind.key, id);
      return {};
    },
  };
}
