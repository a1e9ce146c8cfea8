/** A public page on a slow line: what the server wrote stays where it is while the code arrives, so that no press goes into a link that is just taken away; and a press is seen in the same moment. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { drawn, leaveInTab } from "./steps/drawn.ts";
import { arrive, untilAlive } from "./steps/people.ts";
import { allScreens } from "./steps/screens.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
const PRESSABLE = "a[href], button, summary, label:has(input[type=checkbox], input[type=radio])";

declare global {
  interface Window {
    /** The texts of what was taken away since the page came. */
    takenAway: string[];
  }
}

test("a visitor with a slow line sees no part of a page taken away, and nothing that can be pressed stays as it was while it is, in English and Hindi by turns", async () => {
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
    // Whoever wants no motion has a transition of no length instead of none, which shows a moment later.
    await page.emulateMedia({ reducedMotion: "no-preference" });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const unmoved = await page.evaluate(unmovedWhilePressed, PRESSABLE);
      troubles.push(...unmoved.map((what) => `${address} (${width}) looks the same while it is pressed: ${what}`));
    }
    await page.emulateMedia({ reducedMotion: "reduce" });
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

/** What looks the same while it is held down: each rule for `:active` is copied for whatever carries a mark, which then all get. */
function unmovedWhilePressed(pressable: string): string[] {
  const copyRules = (parent: CSSStyleSheet | CSSGroupingRule) => {
    for (const [n, rule] of [...parent.cssRules].entries()) {
      if (rule instanceof CSSGroupingRule) copyRules(rule);
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(":active"))
        parent.insertRule(rule.cssText.replace(/(?<!\\):active/g, "[data-pressed]"), n);
    }
  };
  for (const sheet of document.styleSheets) copyRules(sheet);
  const all = [...document.querySelectorAll<HTMLElement>(pressable)].filter(
    (one) => one.checkVisibility() && !one.matches(":disabled, [aria-disabled=true]"),
  );
  const lookOf = (one: HTMLElement) => {
    const { opacity, translate } = getComputedStyle(one);
    return `${opacity} ${translate}`;
  };
  const before = all.map(lookOf);
  for (const one of all) one.dataset.pressed = "";
  const unmoved = all.filter((one, n) => lookOf(one) === before[n]);
  for (const one of all) delete one.dataset.pressed;
  return unmoved.map((one) => `${one.tagName} ${one.textContent?.trim().slice(0, 40)}`);
}

test("a visitor who opens a business on a slow line sees a line move at once, and the business in the end", async () => {
  const { page, close } = await arrive(stage);
  await page.goto("/indore");
  await untilAlive(page);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/*.data*", async (route) => {
    await held;
    await route.continue();
  });
  await page.locator("h3 a").first().click();
  await page.locator("[data-on-its-way]").waitFor();
  answer();
  await page.waitForURL(/-[\w-]{22}$|indore\/[\w-]+$/);
  await page.locator("[data-on-its-way]").waitFor({ state: "detached" });
  await close();
});
