/** A QR code as one vector path of squares with a side of 1. */
import qrcode from "qrcode-generator";

const QUIET = 4;

/** The path, and the side of the whole with its quiet zone; error correction M survives a scratch. */
export function qrPath(text: string): { d: string; side: number } {
  const code = qrcode(0, "M");
  code.addData(text, "Byte");
  code.make();
  const count = code.getModuleCount();
  const cells = Array.from({ length: count * count }, (_, at) => [Math.floor(at / count), at % count] as const);
  const d = cells
    .filter(([row, column]) => code.isDark(row, column))
    .map(([row, column]) => `M${column + QUIET} ${row + QUIET}h1v1h-1z`)
    .join("");
  return { d, side: count + 2 * QUIET };
}
