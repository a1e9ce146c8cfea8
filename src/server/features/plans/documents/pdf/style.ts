/** Colours and small pieces that the documents share; lengths in points unless stated otherwise. */
import { Path, Svg, Text, View } from "@react-pdf/renderer";
import { createElement as h, type ReactNode } from "react";

export const COLOUR = {
  paper: "#faf5ec",
  card: "#ffffff",
  sunken: "#f3ebdd",
  line: "#e6dac7",
  ink: "#261a2b",
  soft: "#5f5262",
  saffron: "#f3952f",
  maroon: "#7b1e2f",
};

/** Points of a millimetre. */
export const MM = 72 / 25.4;
export const MARGIN = 10 * MM;

const PETALS = [
  "M24 4.5c5 5 7.2 9.6 7.2 14S28.6 26.6 24 29c-4.6-2.4-7.2-6.1-7.2-10.5S19 9.5 24 4.5Z",
  "M14.6 9.8c-.5 2.8-.5 5.7.1 8.7.7 3.9 2.7 7.3 6 10.2-4.7-.1-8.3-1.7-10.5-4.8-2.4-3.4-2.5-7.5-.8-12.4 1.7-.9 3.4-1.5 5.2-1.7ZM33.4 9.8c.5 2.8.5 5.7-.1 8.7-.7 3.9-2.7 7.3-6 10.2 4.7-.1 8.3-1.7 10.5-4.8 2.4-3.4 2.5-7.5.8-12.4-1.7-.9-3.4-1.5-5.2-1.7Z",
  "M6.8 18.5c.2 2.9 1.2 5.4 2.9 7.5 1.3 1.6 3 2.9 5 3.8-4.9 1-9-.6-12.2-4.7 1-2.8 2.4-5 4.3-6.6ZM41.2 18.5c-.2 2.9-1.2 5.4-2.9 7.5-1.3 1.6-3 2.9-5 3.8 4.9 1 9-.6 12.2-4.7-1-2.8-2.4-5-4.3-6.6Z",
];
const BRIDGE =
  "M2 37.5C8.5 33.8 16 32 24 32s15.500 1.8 22 5.500v6h-5.2c-.5-3-2.5-4.8-5.3-4.8s-4.8 1.8-5.3 4.8h-.9c-.5-3.2-2.5-5-5.3-5s-4.8 1.8-5.3 5h-.9c-.5-3-2.5-4.8-5.3-4.8s-4.8 1.8-5.3 4.8H2Z";

/** The lotus over its bridge, the mark of the house. */
export function mark(size: number, { petals = COLOUR.saffron, bridge = COLOUR.maroon, opacity = 1 } = {}): ReactNode {
  const paths = [...PETALS.map((d) => [d, petals] as const), [BRIDGE, bridge] as const];
  return h(
    Svg,
    { viewBox: "0 0 48 48", style: { width: size, height: size } },
    ...paths.map(([d, fill]) => h(Path, { d, fill, fillOpacity: opacity, key: d.slice(0, 9) })),
  );
}

/** A small caption over its value. */
export function fact(caption: string, value: string, size = 10): ReactNode {
  return h(
    View,
    { key: caption },
    h(Text, { style: { fontSize: size * 0.78, color: COLOUR.soft } }, caption),
    h(Text, { style: { fontSize: size, fontWeight: 700 } }, value),
  );
}

/** One of a list of pieces. */
export function keyed(node: ReactNode, at: number): ReactNode {
  return h(View, { key: at }, node);
}
