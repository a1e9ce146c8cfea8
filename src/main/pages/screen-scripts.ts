/** The router's scripts of a screen, which are the same on all its pages but for the data: told apart from the first page that is drawn, and written into the others without being drawn (docs/decisions/0272-plain-screens.md). */

/** What a screen's documents have beside what is seen. */
export interface ScreenScripts {
  /** As a document of their own, with files to fetch ahead in its head. In place of the data stands DATA_PLACE. */
  raw: string;
  /** Files that the scripts import in turn. The router would name them in the head, each in an element of its own. */
  imports: readonly string[];
}

export const DATA_PLACE = "data-of-the-page";

/** Where the head ends and where scripts are written. */
export const HEAD_END = "</head>";
export const BODY_END = "</body></html>";

const AHEAD = /<link rel="modulepreload"[^>]*>/g;

/** What the same page has more when it is drawn with scripts. Throws where they do not stand together before its end. */
export function scriptsOf(without: string, withScripts: string, imports: readonly string[]): ScreenScripts {
  const [, body] = halvesOf(without);
  const [head, longer] = halvesOf(withScripts);
  const before = body.slice(0, -BODY_END.length);
  if (!body.endsWith(BODY_END) || !longer.endsWith(BODY_END) || !longer.startsWith(before))
    throw new Error("the scripts of a screen do not stand together before its end");
  const links = head.match(AHEAD) ?? [];
  return { raw: links.join("") + HEAD_END + longer.slice(before.length, -BODY_END.length), imports };
}

/** The head without its end, and the rest without the head. */
function halvesOf(html: string): [string, string] {
  const at = html.indexOf(HEAD_END);
  return [html.slice(0, at), html.slice(at + HEAD_END.length)];
}
