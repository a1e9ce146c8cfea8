/** The walk over every screen of the table in a busy town: by whom it is for, on a phone or on a desk, light or dark. */
import { beforeAll, expect, test } from "vitest";
import { staff } from "#contract/staff.ts";
import type { Visit } from "../../harness/chromium.ts";
import type { Person } from "../../harness/town.ts";
import { fillTown } from "./busy-town.ts";
import { arrive, enter } from "./people.ts";
import { lookAt } from "./screen-look.ts";
import { allScreens, type Eyes, patternsOfTable, type Screen } from "./screens.ts";
import { openStage, type Stage } from "./stage.ts";

export const PHONE = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  reducedMotion: "reduce",
} as const;
export const DESK = { viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" } as const;

/** Who the screens are for, and the screens, in a town where much has happened. */
export async function fillStage({
  town,
}: Stage): Promise<{ screens: Screen[]; people: Partial<Record<Eyes, Person>> }> {
  const people = { member: await town.signIn("asha"), staff: await town.signIn("shankar", "staff") };
  const screens = await allScreens(town, { id: await town.idOf("asha"), ...people.member });
  screens.push(...(await fillTown(town)));
  const { payload } = await town.call(staff.waitingBusinesses, {}, people.staff);
  const { _id, updatedAt } = payload.businesses.at(-1)!;
  const rejectionMessage = "Please add your own pictures.";
  await town.call(staff.rejectBusiness, { id: _id, updatedAt, rejectionMessage }, people.staff);
  return { screens, people };
}

/**
 * Half of the screens in one language, and in the other language's walk the other half; each on a phone and then, without being opened anew, as wide as a desk, one
 * of the two dark. axe, which takes the longest, looks at the phone's. The same screens with large text are walked the other way round (large-text.test.ts), so each
 * is seen in both languages. All combinations are walked by `npm run proof -- screens`.
 */
export function walkInLanguage(language: "en" | "hi"): void {
  const stage = openStage();
  const turn = language === "en" ? 0 : 1;
  let screens: Screen[];
  let people: Partial<Record<Eyes, Person>>;
  beforeAll(async () => {
    ({ screens, people } = await fillStage(stage));
  });

  test("every screen of the table is looked at", () => {
    expect([...new Set(screens.map(({ route }) => route))].sort()).toEqual([...new Set(patternsOfTable())].sort());
  });

  test.each(["visitor", "member", "staff"] as const)(
    `each screen of a %s in ${language} is drawn, quiet, within reach of everybody and whole, on a phone and on a desk`,
    async (by) => {
      const person = people[by];
      const seen: Visit = person ? await enter(stage, person, PHONE) : await arrive(stage, PHONE);
      await seen.page.goto("/home");
      const own = screens.filter((screen) => screen.by === by);
      const troubles: string[] = [];
      for (const [n, screen] of own.entries()) {
        if (n % 2 !== turn) continue;
        const [onPhone, onDesk] = n % 4 < 2 ? (["dark", "light"] as const) : (["light", "dark"] as const);
        troubles.push(
          ...(await lookAt(seen.page, screen, language, [
            { size: PHONE.viewport, colorScheme: onPhone, underThumb: true, withAxe: true },
            { size: DESK.viewport, colorScheme: onDesk, underThumb: false, withAxe: false },
          ])),
        );
      }
      expect(troubles).toEqual([]);
      seen.expectQuiet(...own.flatMap(({ statuses = [] }) => statuses));
      await seen.close();
    },
  );
}
