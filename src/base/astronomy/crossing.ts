/** When an angle that grows almost evenly reaches a value: ingresses of Sun and Moon, ends of tithis. */
import { DAY_MS } from "../dates.ts";
import { turned } from "./sidereal.ts";

/** An angle in degrees at an instant, and by how much it grows in a mean day. */
export interface Motion {
  angle: (instant: Date) => number;
  perDay: number;
}

const PRECISION_MS = 300;
const MOST_STEPS = 12;

/** The first instant from one on, to within a second, at which a growing angle reaches a value in degrees (secant method from the mean motion: three or four steps for Sun and Moon). */
export function nextCrossing({ angle, perDay }: Motion, degrees: number, from: Date): Date {
  let before = from.getTime();
  let left = turned(degrees - angle(from));
  let speed = perDay / DAY_MS;
  for (let step = 0; step < MOST_STEPS; step++) {
    const at = before + left / speed;
    const leftThen = 180 - turned(angle(new Date(at)) - degrees + 180);
    if (step > 0 && at !== before) speed = (left - leftThen) / (at - before);
    [before, left] = [at, leftThen];
    if (Math.abs(left / speed) < PRECISION_MS) break;
  }
  return new Date(Math.round(before + left / speed));
}
