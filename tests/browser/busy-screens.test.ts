/** Every screen of a busy town under the thumb of somebody on a phone: what is pressed is large enough, no word is cut off, and one thing at most is urged. */
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import type { Person } from "../harness/town.ts";
import { fillTown } from "./steps/busy-town.ts";
import { drawn, leaveInTab } from "./steps/drawn.ts";
import { arrive, enter } from "./steps/people.ts";
import { allScreens, type Eyes, type Screen } from "./steps/screens.ts";
import { openStage } from "./steps/stage.ts";
import { troublesOfText } from "./steps/text-fit.ts";
import { troublesOfTouch } from "./steps/touch-fit.ts";

const PHONE = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  reducedMotion: "reduce",
} as const;

const stage = openStage();
const people: Partial<Record<Eyes, Person>> = {};
let screens: Screen[];

beforeAll(async () => {
  const { town } = stage;
  people.member = await town.signIn("asha");
  people.staff = await town.signIn("shankar", "staff");
  screens = await allScreens(town, { id: await town.idOf("asha"), ...people.member });
  screens.push(...(await fillTown(town)));
});

test.each(
  (["en", "hi"] as const).flatMap((language) =>
    (["visitor", "member", "staff"] as const).map((by) => [by, language] as const),
  ),
)("each screen of a %s in %s fits the thumb and the eye", async (by, language) => {
  const person = people[by];
  const { page, close } = person ? await enter(stage, person, PHONE) : await arrive(stage, PHONE);
  await page.goto("/home");
  const troubles: string[] = [];
  for (const screen of screens.filter((screen) => screen.by === by))
    troubles.push(...(await look(page, screen, language)));
  expect(troubles).toEqual([]);
  await close();
});

async function look(page: Page, { path, leftInTab }: Screen, language: "en" | "hi"): Promise<string[]> {
  const address = language === "hi" ? `/hi${path}` : path;
  await leaveInTab(page, leftInTab);
  await page.goto(address);
  await drawn(page);
  // Cards end a long text after some lines, by design.
  const texts = (await page.evaluate(troublesOfText)).filter((trouble) => !trouble.includes("line-clamp"));
  const troubles = [...texts, ...(await page.evaluate(troublesOfTouch))];
  return troubles.map((trouble) => `${address} ${trouble}`);
}
