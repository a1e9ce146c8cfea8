/** A QR code as one vector path. */
import { Path, Svg } from "@react-pdf/renderer";
import qrcode from "qrcode-generator";
import { createElement as h, type ReactNode } from "react";

const QUIET = 4;

/** The text as a QR code with its quiet zone; error correction M survives a scratch. */
export function qrCode(text: string, size: number, colour: string): ReactNode {
  const code = qrcode(0, "M");
  code.addData(text, "Byte");
  code.make();
  const count = code.getModuleCount();
  const cells = Array.from({ length: count * count }, (_, at) => [Math.floor(at / count), at % count] as const);
  const d = cells
    .filter(([row, column]) => code.isDark(row, column))
    .map(([row, column]) => `M${column + QUIET} ${row + QUIET}h1v1h-1z`)
    .join("");
  const side = count + 2 * QUIET;
  return h(Svg, { viewBox: `0 0 ${side} ${side}`, style: { width: size, height: size } }, h(Path, { d, fill: colour }));
}
