/** A part that many pages have word for word: the server draws it once and puts it into every page as finished text; in the browser it is drawn like any other (docs/decisions/0270-kept-parts.md). */
import { createElement, type HTMLAttributes, type ReactNode, useId } from "react";

interface Props extends HTMLAttributes<HTMLElement> {
  /** The element around it, which is drawn with every page. */
  as: "footer" | "span" | "ul";
  /** All that its children depend on, as one text. They are elements; none brings anything to the head, waits for something, or is such a part itself. */
  sameFor: string;
  children: ReactNode;
}

export const KeptPart = import.meta.env.SSR ? ServedPart : BrowserPart;

/** In the same places as on the server, where marks stand beside the children: ids within go by them. */
function BrowserPart({ as, sameFor, children, ...attributes }: Props) {
  useId();
  return createElement(as, attributes, null, children, null);
}

const texts = new Map<string, string>();
const MOST_TEXTS = 200;

/** Nobody can write it into a page. */
const MARK = import.meta.env.SSR ? crypto.randomUUID() : "";
const MARKED = new RegExp(`${MARK}\\[([^\\]]*)\\]([\\s\\S]*?)${MARK}`, "g");

function ServedPart({ as, sameFor, children, ...attributes }: Props) {
  // The ids within it go on from its own.
  const key = `${as} ${useId()} ${sameFor}`;
  const text = texts.get(key);
  if (text === undefined)
    return createElement(as, attributes, `${MARK}[${encodeURIComponent(key).replaceAll("'", "%27")}]`, children, MARK);
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: text } });
}

/** Keeps the parts that were drawn anew with this page, and takes their marks away. */
export function keepParts(html: string): string {
  if (!html.includes(MARK)) return html;
  return html.replace(MARKED, (_found, key: string, text: string) => {
    // While a program is being written, a part looks otherwise with every change.
    if (import.meta.env.PROD) {
      if (texts.size >= MOST_TEXTS) texts.clear();
      texts.set(decodeURIComponent(key), text);
    }
    return text;
  });
}
