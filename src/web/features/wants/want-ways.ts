/** Where the screens of each kind of want are, and the calls behind them. */
import { paths, slugWithId } from "#contract/paths.ts";
import { WANT_KINDS, type WantKind } from "#contract/want-choices.ts";
import type { WantCard } from "#contract/want-views.ts";

const WAYS = {
  buyer: { list: paths.buyers, page: paths.buyer, form: paths.newBuyer, edit: paths.editBuyer },
  seller: { list: paths.sellers, page: paths.seller, form: paths.newSeller, edit: paths.editSeller },
  requirement: {
    list: paths.requirements,
    page: paths.requirement,
    form: paths.newRequirement,
    edit: paths.editRequirement,
  },
};

type Named = Pick<WantCard, "_id" | "slug" | "kind">;

/** The list of a kind, with what it is narrowed to. */
export const listPath = (kind: WantKind, query: WantQuery = {}) =>
  WAYS[kind].list(Object.fromEntries(Object.entries(query).filter(([, value]) => value)));
export const formPath = (kind: WantKind) => WAYS[kind].form();
export const wantPath = ({ kind, slug, _id }: Named) => WAYS[kind].page(slugWithId(slug, _id));
export const editPath = ({ kind, slug, _id }: Named) => WAYS[kind].edit(slugWithId(slug, _id));

/** The kind whose screen has this address, with or without a language before it. */
export function kindAt(pathname: string): WantKind {
  return WANT_KINDS.find((kind) => new RegExp(`^(/hi)?/${kind}(/|$)`).test(pathname)) ?? "requirement";
}

const PARAMETERS = ["searchQuery", "city", "category", "subCategory", "cursor"] as const;
/** What a list is asked for, as its address says it; what is empty is left out. */
export type WantQuery = Partial<Record<(typeof PARAMETERS)[number], string>>;

export function wantQueryOf(url: URL): WantQuery {
  const given = PARAMETERS.flatMap((name) => {
    const value = url.searchParams.get(name)?.trim();
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(given);
}
