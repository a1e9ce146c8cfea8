/** Structured data, in the served document alone: the browser must never write a script element (Trusted Types). */
import { useState } from "react";
import type { Thing } from "schema-dts";
import { useHydrated } from "#web/platform/browser/use-hydrated.ts";

/** A thing in the words of schema.org; the compiler holds its fields against their vocabulary. */
export type JsonLdNode = Exclude<Thing, string>;

/** Written on the server and left as it is by hydration; nothing when a screen is reached by client navigation. Give it a `key` where one screen shows several subjects. */
export function JsonLd({ nodes }: { nodes: JsonLdNode[] }) {
  const hydrated = useHydrated();
  const [text] = useState(() => (hydrated ? undefined : jsonOf(nodes)));
  if (text === undefined) return null;
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {text}
    </script>
  );
}

/** '<' is escaped, so that no text that somebody wrote can end the element. */
function jsonOf(nodes: JsonLdNode[]): string {
  const graph = { "@context": "https://schema.org", "@graph": nodes.map(withoutEmpty) };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

function withoutEmpty(node: JsonLdNode): Record<string, unknown> {
  return Object.fromEntries(Object.entries(node).filter(([, value]) => value !== null && value !== undefined));
}
