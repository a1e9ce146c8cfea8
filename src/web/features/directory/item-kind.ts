/** What lists of several kinds need to know of a kind of item: its room tells it in one row, and search/kinds.ts lists the rows. */
import type * as z from "zod/mini";
import type { listFilters } from "#contract/directory.ts";
import type { Endpoint, InputOf, PayloadOf } from "#contract/endpoint.ts";
import type { LeadKindKey } from "#contract/kinds.ts";
import type { page } from "#contract/list-fields.ts";
import type { InterpretationView, search } from "#contract/search.ts";
import type { MessageId } from "#messages/words.ts";
import type { Page } from "#web/platform/paging/use-more-pages.ts";
import type { CardContext, CardData } from "./cards/card-data.ts";

export interface ItemKind {
  /** Names it in the addresses of results. */
  name: string;
  /** As what the owners of its items are reached. */
  leadKind: LeadKindKey;
  words: {
    /** 'Businesses' */
    plural: MessageId;
    /** 'Businesses in {place}' */
    inPlace: MessageId;
    /** 'Businesses all over India' */
    inIndia: MessageId;
    /** 'New in the directory' */
    newest: MessageId;
  };
  /** Loaded when a list is wanted, because a served page has its first cards already. */
  lists: () => Promise<ItemLists>;
}

/** The calls that list items of one kind, answered as cards. */
export interface ItemLists {
  /** The newest first. */
  newest(
    input: z.input<z.ZodMiniObject<typeof listFilters & typeof page>>,
    context: ListContext,
  ): Promise<Page<CardData>>;
  /** The best first, or the nearest to a position. */
  search(
    input: InputOf<typeof search.searchBusiness>,
    context: ListContext,
  ): Promise<Page<CardData> & { understood: InterpretationView }>;
}

/** What a list needs: on the server the loader's call, in the browser the one that fetches. */
export interface ListContext extends CardContext {
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<PayloadOf<E>>;
}
