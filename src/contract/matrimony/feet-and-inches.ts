/** Heights as families in India say them. */

const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

/** To the nearest whole inch. */
export function feetAndInches(cm: number): { feet: number; inches: number } {
  const all = Math.round(cm / CM_PER_INCH);
  return { feet: Math.floor(all / INCHES_PER_FOOT), inches: all % INCHES_PER_FOOT };
}
