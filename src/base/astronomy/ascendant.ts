/** The point of the sidereal zodiac that rises in the east: the lagna. */
import { e_tilt, MakeTime, SiderealTime } from "astronomy-engine";
import type { Point } from "../geo.ts";
import { ayanamsa, turned } from "./sidereal.ts";

const RAD = Math.PI / 180;

/** The sidereal longitude of the ascendant at an instant and a place in degrees, 0 up to 360. Between the polar circles, beyond which it is not defined at all times. */
export function siderealAscendant(instant: Date, { lat, lng }: Point): number {
  const time = MakeTime(instant);
  const culminating = (SiderealTime(time) * 15 + lng) * RAD;
  const obliquity = e_tilt(time).tobl * RAD;
  const rising = Math.atan2(
    Math.cos(culminating),
    -(Math.sin(culminating) * Math.cos(obliquity) + Math.tan(lat * RAD) * Math.sin(obliquity)),
  );
  return turned(rising / RAD - ayanamsa(time));
}
