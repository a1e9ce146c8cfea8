/** The calls of the pages about wants in the browser, loaded after a page has come to life. */
import type { WantKind } from "#contract/want-choices.ts";
import type { WantView } from "#contract/want-views.ts";
import { buyers, requirements, sellers, wants } from "#contract/wants.ts";
import { call } from "#web/platform/calls/call.ts";
import type { WantPage } from "./want-list-loader.ts";
import type { WantQuery } from "./want-ways.ts";

export const CALLS = { buyer: buyers, seller: sellers, requirement: requirements };

export function fetchWants(kind: WantKind, query: WantQuery): Promise<WantPage> {
  return call(CALLS[kind].all, query);
}

export async function fetchWant(kind: WantKind, id: string): Promise<WantView> {
  return (await call(CALLS[kind].fetch, { id })).want;
}

export function fetchOwnWants(kind: WantKind, cursor?: string) {
  return call(wants.fetchAll, { kind, cursor });
}

export function deleteWant({ kind, _id }: Pick<WantView, "kind" | "_id">): Promise<unknown> {
  return call(CALLS[kind].delete, { id: _id });
}
