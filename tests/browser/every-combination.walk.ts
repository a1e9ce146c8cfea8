/** Every screen of the table as a visitor, a member without a plan, a paid member and the staff meet it, at three widths, light and dark, in both languages: a screen that is not for somebody leads them elsewhere, and that is looked at. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Visit } from "../harness/chromium.ts";
import { arrive, enter } from "./steps/people.ts";
import { open, troublesOf } from "./steps/screen-look.ts";
import { fillStage } from "./steps/screen-walk.ts";
import type { Screen } from "./steps/screens.ts";
import { openStage } from "./steps/stage.ts";

const WIDTHS = [360, 768, 1280];
const HEIGHT = 800;
const LIGHTS = ["light", "dark"] as const;
/** What calls answer to whoever may not make them, and pages that are not there. */
const REFUSALS = [401, 402, 403, 404, 410];

const stage = openStage();
let screens: Screen[];
const people: Record<string, () => Promise<Visit>> = {};
beforeAll(async () => {
  const filled = await fillStage(stage);
  ({ screens } = filled);
  people.visitor = () => arrive(stage, { reducedMotion: "reduce" });
  people["member on Plan 0"] = () => enter(stage, "gopal", { reducedMotion: "reduce" });
  people["paid member"] = () => enter(stage, filled.people.member!, { reducedMotion: "reduce" });
  people.administrator = () => enter(stage, filled.people.staff!, { reducedMotion: "reduce" });
});

describe.each(["en", "hi"] as const)("in %s", (language) => {
  test.each(["visitor", "member on Plan 0", "paid member", "administrator"])(
    "what a %s meets at each address is drawn, quiet, within reach of everybody and whole at every width, light and dark",
    async (who) => {
      const seen = await people[who]!();
      const { page } = seen;
      await page.goto("/home");
      const met = screens.filter(({ by }) => (by === "staff") === (who === "administrator"));
      const troubles: string[] = [];
      let looks = 0;
      for (const screen of met) {
        try {
          await page.setViewportSize({ width: WIDTHS[0]!, height: HEIGHT });
          await open(page, screen, language);
          for (const width of WIDTHS)
            for (const colorScheme of LIGHTS) {
              await page.setViewportSize({ width, height: HEIGHT });
              await page.emulateMedia({ colorScheme });
              // What axe finds of names and order is the same in the dark; its contrast is not.
              const withAxe = width !== WIDTHS[1] || colorScheme === "dark";
              const found = await troublesOf(page, { language, underThumb: width === WIDTHS[0], withAxe });
              troubles.push(...found.map((trouble) => `${screen.path} (${width}, ${colorScheme}) ${trouble}`));
              looks += 1;
            }
        } catch (error) {
          troubles.push(`${screen.path} ${(error as Error).message}`);
        }
      }
      console.log(`${who}, ${language}: ${met.length} screens, ${looks} looks, ${troubles.length} troubles`);
      expect(troubles).toEqual([]);
      seen.expectQuiet(...REFUSALS);
      await seen.close();
    },
  );
});
