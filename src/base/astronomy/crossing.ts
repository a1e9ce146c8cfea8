/** When an angle that grows with time reaches a value: ingresses of Sun and Moon, ends of tithis. */
import { turned } from "./sidereal.ts";

const PRECISION_MS = 500;

/** An angle in degrees at an instant, which grows by less than half a turn from the first instant asked about to the last. */
export type Angle = (instant: Date) => number;

/** The instant in a span, to within a second, at which a growing angle reaches a value; undefined when it does not. */
export function findCrossing(angle: Angle, degrees: number, from: Date, to: Date): Date | undefined {
  const ahead = (ms: number) => turned(angle(new Date(ms)) - degrees + 180) - 180;
  let [before, after] = [from.getTime(), to.getTime()];
  if (ahead(before) > 0 || ahead(after) < 0) return undefined;
  while (after - before > PRECISION_MS) {
    const middle = (before + after) / 2;
    if (ahead(middle) < 0) before = middle;
    else after = middle;
  }
  return new Date(Math.round(after));
}
