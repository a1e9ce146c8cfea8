/** Every screen of the table as a visitor, a member without a plan, a paid member and the staff meet it, at three widths, light and dark, in both languages: a screen that is not for somebody leads them elsewhere, and that is looked at. */

import type { BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { Visit } from "../harness/chromium.ts";
import { drawn } from "./steps/drawn.ts";
import { arrive, enter } from "./steps/people.ts";
import { open, troublesOf } from "./steps/screen-look.ts";
import { DESK, fillStage, PHONE } from "./steps/screen-walk.ts";
import type { Screen } from "./steps/screens.ts";
import { openStage } from "./steps/stage.ts";

/** A phone's window has no bar to scroll by, which takes room from a narrow page. */
const WINDOWS: Array<{ widths: number[]; options: BrowserContextOptions }> = [
  { widths: [360], options: PHONE },
  { widths: [768, 1280], options: DESK },
];
const HEIGHT = 800;
const LIGHTS = ["light", "dark"] as const;
/** What calls answer to whoever may not make them, and pages that are not there; so many of these are met in a row that no more are taken on record. */
const REFUSALS = [401, 402, 403, 404, 410, 429];

const stage = openStage();
let screens: Screen[];
const people: Record<string, (window: BrowserContextOptions) => Promise<Visit>> = {};
beforeAll(async () => {
  const filled = await fillStage(stage);
  ({ screens } = filled);
  people.visitor = (window) => arrive(stage, window);
  people["member on Plan 0"] = (window) => enter(stage, "gopal", window);
  people["paid member"] = (window) => enter(stage, filled.people.member!, window);
  people.administrator = (window) => enter(stage, filled.people.staff!, window);
});

describe.each(["en", "hi"] as const)("in %s", (language) => {
  test.each(["visitor", "member on Plan 0", "paid member", "administrator"])(
    "what a %s meets at each address is drawn, quiet, within reach of everybody and whole at every width, light and dark",
    async (who) => {
      const met = screens.filter(({ by }) => (by === "staff") === (who === "administrator"));
      const troubles: string[] = [];
      let looks = 0;
      for (const { widths, options } of WINDOWS) {
        const seen = await people[who]!(options);
        await seen.page.goto("/home");
        for (const screen of met) {
          const { found, many } = await lookAtAll(seen.page, screen, { language, widths });
          for (const trouble of found) console.log(`${who}, ${language}: ${trouble}`);
          troubles.push(...found);
          looks += many;
        }
        seen.expectQuiet(...REFUSALS, ...met.flatMap(({ statuses = [] }) => statuses));
        await seen.close();
      }
      console.log(`${who}, ${language}: ${met.length} screens, ${looks} looks, ${troubles.length} troubles`);
      expect(troubles).toEqual([]);
    },
  );
});

/** Opens the screen once, and looks at it at each of these widths, light and dark. */
async function lookAtAll(
  page: Page,
  screen: Screen,
  { language, widths }: { language: "en" | "hi"; widths: number[] },
) {
  const found: string[] = [];
  let many = 0;
  try {
    await page.setViewportSize({ width: widths[0]!, height: HEIGHT });
    await open(page, screen, language);
    for (const width of widths)
      for (const colorScheme of LIGHTS) {
        await page.setViewportSize({ width, height: HEIGHT });
        await page.emulateMedia({ colorScheme });
        const troubles = await troublesWherever(page, { language, underThumb: width === 360, withAxe: true });
        found.push(...troubles.map((trouble) => `${screen.path} (${width}, ${colorScheme}) ${trouble}`));
        many += 1;
      }
  } catch (error) {
    found.push(`${screen.path} ${(error as Error).message}`);
  }
  return { found, many };
}

/** What is wrong with the screen that stands open; when it leads its visitor on in that moment, with the one it leads to. */
async function troublesWherever(page: Page, look: Parameters<typeof troublesOf>[1]): Promise<string[]> {
  try {
    return await troublesOf(page, look);
  } catch (error) {
    if (!(error as Error).message.includes("Execution context was destroyed")) throw error;
    await drawn(page);
    return await troublesOf(page, look);
  }
}
