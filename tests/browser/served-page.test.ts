/** What the server wrote stays where it is while the page's code arrives on a slow line: a press must not go into a link that is just taken away. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { drawn, leaveInTab } from "./steps/drawn.ts";
import { arrive, untilAlive } from "./steps/people.ts";
import { allScreens } from "./steps/screens.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();

declare global {
  interface Window {
    /** The texts of what was taken away since the page came. */
    takenAway: string[];
  }
}

test("a visitor with a slow line sees no part of a page taken away, in English and Hindi by turns", async () => {
  const asha = await stage.town.signIn("asha");
  const id = await stage.town.idOf("asha");
  const screens = (await allScreens(stage.town, { id, ...asha })).filter(({ by }) => by === "visitor");
  screens.push(
    { route: "/:location", path: "/indore?searchQuery=halwai&category=sweets-namkeen", by: "visitor" },
    { route: "/:location", path: "/indore?searchQuery=halwai&filters=1", by: "visitor" },
  );
  const { page, close } = await arrive(stage, { reducedMotion: "reduce" });
  await page.goto("/home");
  await watchRemovals(page);
  const troubles: string[] = [];
  for (const [n, { path, leftInTab }] of screens.entries()) {
    const address = n % 2 === 0 ? path : `/hi${path}`;
    await leaveInTab(page, leftInTab);
    await page.goto(address);
    await untilAlive(page).catch(() => undefined);
    await drawn(page);
    troubles.push(...(await page.evaluate(() => window.takenAway)).map((text) => `${address}: ${text}`));
  }
  expect(troubles).toEqual([]);
  await close();
});

/** Each part of the code comes late, and not in the order in which it was asked for. */
async function watchRemovals(page: Page): Promise<void> {
  let asked = 0;
  await page.route("**/assets/*.js", async (route) => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 40 + (asked % 3) * 60));
    await route.continue();
  });
  await page.addInitScript(() => {
    window.takenAway = [];
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const node of removedNodes)
          if (
            node instanceof HTMLElement &&
            !/^(SCRIPT|STYLE|TEMPLATE)$/.test(node.tagName) &&
            node.textContent?.trim()
          )
            window.takenAway.push(`${node.tagName} ${node.textContent.trim().slice(0, 60)}`);
    }).observe(document, { childList: true, subtree: true });
  });
}
