/** A press is seen in the same moment: whatever can be pressed on a public screen looks different while it is, and a screen that takes its time is announced by a line that moves. */
import { expect, test } from "vitest";
import { drawn, leaveInTab } from "./steps/drawn.ts";
import { arrive, untilAlive } from "./steps/people.ts";
import { allScreens } from "./steps/screens.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
const PRESSABLE = "a[href], button, summary, label:has(input[type=checkbox], input[type=radio])";

test("on public screens nothing that can be pressed stays as it was, on a phone and on a desk", async () => {
  const asha = await stage.town.signIn("asha");
  const screens = await allScreens(stage.town, { id: await stage.town.idOf("asha"), ...asha });
  const { page, close } = await arrive(stage);
  await page.goto("/home");
  const dead: string[] = [];
  for (const { path, leftInTab } of screens.filter(({ by }) => by === "visitor")) {
    await leaveInTab(page, leftInTab);
    await page.goto(path);
    await drawn(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const unmoved = await page.evaluate(unmovedWhilePressed, PRESSABLE);
      dead.push(...unmoved.map((what) => `${path} (${width}): ${what}`));
    }
  }
  expect(dead).toEqual([]);
  await close();
});

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
