/** A part that many pages have word for word, or but for a few words: the server draws it once and puts it into every page as finished text; in the browser it is drawn like any other (docs/decisions/0270-kept-parts.md). */
import { createContext, createElement, type HTMLAttributes, type ReactNode, useContext, useId } from "react";
import { beginning, END, keptText, slot } from "./kept-texts.ts";

type PageWords = Readonly<Record<string, string>>;

interface Props extends HTMLAttributes<HTMLElement> {
  /** The element around it, which is drawn with every page. */
  as: "div" | "footer" | "header" | "nav" | "span" | "ul";
  /** All that its children depend on beside the page's words, as one text. They are elements; none brings anything to the head or waits for something. */
  sameFor: string;
  /** False on a page whose children are not as described there. */
  isKept?: boolean;
  /** By name, what differs from page to page. None that is shown is empty. */
  words?: PageWords;
  children: ReactNode;
}

export const KeptPart = import.meta.env.SSR ? ServedPart : BrowserPart;

/** In the same places as on the server, where marks stand beside the children: ids within go by them. */
function BrowserPart({ as, sameFor, isKept, words, children, ...attributes }: Props) {
  useId();
  return createElement(as, attributes, null, children, null);
}

/** What stands for the words while a part is drawn that is kept. */
const Slots = createContext<PageWords | undefined>(undefined);
const NONE: PageWords = {};

function ServedPart({ as, sameFor, isKept = true, words = NONE, children, ...attributes }: Props) {
  // The ids within it go on from its own.
  const id = useId();
  // Or it is kept with the part around it.
  if (useIsWithinKeptPart() || !isKept) return createElement(as, attributes, null, children, null);
  const key = `${as} ${id} ${sameFor}`;
  const text = keptText(key, Object.values(words));
  if (text !== undefined) return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: text } });
  const slots = Object.fromEntries(Object.keys(words).map((name, number) => [name, slot(number)]));
  const drawn = createElement(Slots, { value: slots }, children);
  return createElement(as, attributes, beginning(key, Object.values(words)), drawn, END);
}

/** Whether what is drawn is kept with a part around it: it has no mark of its own then. */
export function useIsWithinKeptPart(): boolean {
  return useContext(Slots) !== undefined;
}

/** A word of the page, as a text or an attribute: it itself, or what stands for it while the part around it is drawn once for all pages. Throws in a part that is not told it: every page would show the word of the first. */
export const usePageWord = import.meta.env.SSR ? useSlot : (_name: string, word: string): string => word;

function useSlot(name: string, word: string): string {
  const slots = useContext(Slots);
  if (!slots) return word;
  const slot = slots[name];
  if (slot === undefined) throw new Error(`a part is kept without the word "${name}", which differs from page to page`);
  return slot;
}
