/** Colours and small pieces that the documents share; lengths in points unless stated otherwise. */
import { Path, Svg, Text, View } from "@react-pdf/renderer";
import { createElement as h, type ReactNode } from "react";
import { BRIDGE, COLOUR, PETALS } from "#server/platform/drawing-style.ts";

/** Points of a millimetre. */
export const MM = 72 / 25.4;
export const MARGIN = 10 * MM;

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
