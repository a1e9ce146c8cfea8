/** A QR code in a PDF. */
import { Path, Svg } from "@react-pdf/renderer";
import { createElement as h, type ReactNode } from "react";
import { qrPath } from "#base/qr-path.ts";

export function qrCode(text: string, size: number, colour: string): ReactNode {
  const { d, side } = qrPath(text);
  return h(Svg, { viewBox: `0 0 ${side} ${side}`, style: { width: size, height: size } }, h(Path, { d, fill: colour }));
}
