/** Structured data that stands in the served document alone: the browser must never write a script element (Trusted Types). */
import { useState } from "react";
import { useLive } from "#web/platform/browser/use-live.ts";

export type Thing = { "@type": string } & Record<string, unknown>;

/** Written on the server and left as it is when the page comes to life; nothing when a screen is reached by client navigation. Give it a `key` where one screen shows different things. */
export function JsonLd({ things }: { things: Thing[] }) {
  const live = useLive();
  const [text] = useState(() => (live ? undefined : jsonOf(things)));
  if (text === undefined) return null;
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {text}
    </script>
  );
}

/** '<' is written as its escape, so that no text of a person can end the element. */
function jsonOf(things: Thing[]): string {
  const graph = { "@context": "https://schema.org", "@graph": things.map(withoutEmpty) };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

function withoutEmpty(thing: Thing): Record<string, unknown> {
  return Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== null && value !== undefined));
}
