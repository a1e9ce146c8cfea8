import { expect, test } from "vitest";
import { siderealLongitude } from "./sidereal.ts";
import { tabulatedLongitude } from "./tabulated.ts";

test.each(["sun", "moon"] as const)(
  "through a month of hours the %s from the table is the exact one, to a millionth of a degree, also where the zodiac begins anew",
  (graha) => {
    let most = 0;
    for (let hour = 0; hour < 720; hour += 1.7) {
      const at = new Date(Date.UTC(2026, 3, 1) + hour * 3_600_000);
      const apart = Math.abs(((tabulatedLongitude(graha, at) - siderealLongitude(graha, at) + 540) % 360) - 180);
      most = Math.max(most, apart);
    }
    expect(most).toBeLessThan(1e-6);
  },
);
