/** A part that many pages have word for word: the server draws it once and puts it into every page as finished text; in the browser it is drawn like any other (docs/decisions/0270-kept-parts.md). */
import { createElement, type HTMLAttributes, type ReactNode, useId } from "react";
import { beginning, END, keptText } from "./kept-texts.ts";

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

function ServedPart({ as, sameFor, children, ...attributes }: Props) {
  // The ids within it go on from its own.
  const key = `${as} ${useId()} ${sameFor}`;
  const text = keptText(key);
  if (text === undefined) return createElement(as, attributes, beginning(key), children, END);
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: text } });
}
