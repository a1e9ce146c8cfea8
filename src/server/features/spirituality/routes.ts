/** The calls about entries and the calendar. */
import { festivalFollows } from "#contract/spirituality/follows.ts";
import { panchang } from "#contract/spirituality/panchang-calls.ts";
import { sevaRequests } from "#contract/spirituality/requests.ts";
import { spirituality } from "#contract/spirituality/spirituality.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import { jsonList } from "#server/platform/http/json-payload.ts";
import { type FindItems, listEntries, showEntry } from "./entries.ts";
import { followFestivals, ownFollows } from "./follows.ts";
import { addEntry, ownEntryPage, prefillEntry, removeEntry, updateEntry } from "./own-entries.ts";
import { dayOfCity, yearOfCity } from "./panchang.ts";
import {
  answerRequest,
  askForRite,
  confirmRequest,
  requestPage,
  revealContact,
  withdrawRequest,
} from "./requests/requests.ts";
import { suggestDays } from "./requests/suggested-days.ts";

/** `find`: the search. */
export const spiritualityRoutes = (find: FindItems): Bound[] => [
  ...bind(panchang, {
    fetch: dayOfCity,
    festivals: yearOfCity,
  }),
  ...bind(festivalFollows, { fetch: ownFollows, update: followFestivals }),
  ...bind(sevaRequests, {
    muhurats: suggestDays,
    ask: askForRite,
    answer: answerRequest,
    confirm: (ctx, { id }) => confirmRequest(ctx, id),
    withdraw: (ctx, { id }) => withdrawRequest(ctx, id),
    reveal: async (ctx, { id }) => ({ contact: await revealContact(ctx, id) }),
    fetchReceived: (ctx, page) => requestPage(ctx, "owner_id", page),
    fetchSent: (ctx, page) => requestPage(ctx, "asker_id", page),
  }),
  ...bind(spirituality, {
    fetch: async (ctx, input) => {
      const { cards, ...page } = await listEntries(ctx, find, input);
      return jsonList("entries", cards, page);
    },
    fetchOne: async (ctx, { id }) => ({ entry: await showEntry(ctx, id) }),
    fetchAll: ownEntryPage,
    prefill: async (ctx, { id }) => ({ entry: await prefillEntry(ctx, id) }),
    add: addEntry,
    update: updateEntry,
    delete: async (ctx, { id }) => {
      await removeEntry(ctx, id);
      return {};
    },
  }),
];
