/** A list whose items many pages have but for a few words, as links whose addresses name the page: the server draws each item once and puts the words of a page into it as text; in the browser it is drawn like any other list (docs/decisions/0270-kept-parts.md). */
import { createElement, Fragment, type HTMLAttributes, type ReactElement } from "react";
import { useIsWithinKeptPart } from "./kept-part.tsx";
import { beginning, END, keptText, slot } from "./kept-texts.ts";

interface Props<Item> extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  /** The element around them, which is drawn with every page. */
  as: "ol" | "ul";
  /** What an item is, so that none of another list is taken for it. */
  of: string;
  items: readonly Item[];
  /** False where one of these items is not as described below. */
  isKept?: boolean;
  /** All that an item depends on beside its words, as one text. */
  sameFor: (item: Item) => string;
  /** What differs from page to page. Each stands in the item as it is, as a text or an attribute, and is not empty there: whether it is shown at all belongs to `sameFor`. */
  wordsOf: (item: Item) => string[];
  /** One element with a key. It draws `words` and not what they were made of; nothing within uses ids, brings anything to the head or waits for something. */
  children: (item: Item, words: readonly string[]) => ReactElement;
}

export const KeptItems = import.meta.env.SSR ? ServedItems : BrowserItems;

function BrowserItems<Item>({ as, of, items, isKept, sameFor, wordsOf, children, ...attributes }: Props<Item>) {
  return createElement(
    as,
    attributes,
    items.map((item) => children(item, wordsOf(item))),
  );
}

function ServedItems<Item>(props: Props<Item>) {
  const { as, of, items, isKept = true, sameFor, wordsOf, children, ...attributes } = props;
  if (useIsWithinKeptPart() || !isKept) return createElement(BrowserItems<Item>, props);
  const keyOf = (item: Item) => `${of} ${sameFor(item)}`;
  let text: string | undefined = "";
  for (const item of items) {
    const one = keptText(keyOf(item), wordsOf(item));
    text = one === undefined || text === undefined ? undefined : text + one;
  }
  if (text !== undefined) return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: text } });
  // The end of one and the beginning of the next are one text: React would put a comment between two.
  const drawn = items.map((item, n) => {
    const words = wordsOf(item);
    const one = children(
      item,
      words.map((_, number) => slot(number)),
    );
    return createElement(Fragment, { key: one.key }, `${n > 0 ? END : ""}${beginning(keyOf(item), words)}`, one);
  });
  return createElement(as, attributes, drawn, items.length > 0 && END);
}
