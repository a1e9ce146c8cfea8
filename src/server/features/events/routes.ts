/** The calls about events. */
import { events } from "#contract/events/events.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import { answerEvent, guestPage, ownAnswerTo } from "./answers.ts";
import { type FindItems, listEvents, showEvent } from "./events.ts";
import { cancelEvent, createEvent, ownEventPage, prefillEvent, removeEvent, updateEvent } from "./own-events.ts";

/** `find`: the search. */
export const eventsRoutes = (find: FindItems): Bound[] =>
  bind(events, {
    fetch: (ctx, input) => listEvents(ctx, find, input),
    fetchOne: async (ctx, { id }) => ({ event: await showEvent(ctx, id) }),
    fetchAll: ownEventPage,
    prefill: async (ctx, { id }) => ({ event: await prefillEvent(ctx, id) }),
    create: createEvent,
    update: updateEvent,
    cancel: cancelEvent,
    delete: async (ctx, { id }) => {
      await removeEvent(ctx, id);
      return {};
    },
    answer: answerEvent,
    fetchOwnAnswer: (ctx, { id }) => ownAnswerTo(ctx, id),
    fetchGuests: guestPage,
  });
