/** How every icon of lucide-react is drawn, in place of the library's own way (docs/decisions/0102-patches.md): its lines are put together once, and in a served page it is one element. What all have in common stands in base.css. */
import { createElement, type SVGProps } from "react";

interface IconData {
  /** As the library names it: "map-pin". */
  name: string;
  size: number;
  /** Each with a `key` for React. */
  node: Array<[tag: string, attributes: Record<string, string>]>;
}

/** The component of one icon. Without a name of its own it is decoration, and not read aloud. */
export default function createIcon({ name, size, node }: IconData) {
  // The policy of a page lets no script write markup: in the browser the same lines are elements.
  const lines = import.meta.env.SSR
    ? { dangerouslySetInnerHTML: { __html: node.map(markup).join("") } }
    : { children: node.map(([tag, attributes]) => createElement(tag, attributes)) };
  const ownClass = `lucide lucide-${name}`;
  const box = `0 0 ${size} ${size}`;
  return function Icon({ className, ...props }: SVGProps<SVGSVGElement>) {
    const isNamed = [props["aria-label"], props["aria-labelledby"], props.role].some((name) => name !== undefined);
    return (
      <svg
        width="24"
        height="24"
        viewBox={box}
        className={className ? `${ownClass} ${className}` : ownClass}
        aria-hidden={isNamed ? undefined : true}
        {...props}
        {...lines}
      />
    );
  };
}

function markup([tag, { key: _key, ...attributes }]: IconData["node"][number]): string {
  return `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(" ")}/>`;
}
