/** What floats over a page never lies over what can be pressed: the way back to the top, and what the portal says in passing. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { drawn } from "./steps/drawn.ts";
import { arrive, enter, untilAlive } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
const SIZES = [
  { width: 360, height: 740 },
  { width: 1024, height: 768 },
  { width: 1280, height: 900 },
];

/** The controls on screen that a press in their middle would not reach; the header lies over what is scrolled below it. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector("header")!.getBoundingClientRect().bottom;
    const pressable = "a[href], button, input, select, textarea, summary";
    return [...document.querySelectorAll<HTMLElement>(pressable)].flatMap((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (
        getComputedStyle(control).clipPath !== "none" ||
        y < header ||
        y > innerHeight - 1 ||
        x < 0 ||
        x > innerWidth - 1
      )
        return [];
      if (control.closest("[data-bottom-bar]") || !control.checkVisibility({ visibilityProperty: true })) return [];
      const hit = document.elementFromPoint(x, y);
      const bar = hit?.closest("[data-bottom-bar]");
      const isReached =
        hit && (control.contains(hit) || hit.contains(control) || hit.closest("label")?.contains(control));
      return bar || isReached ? [] : [`${control.outerHTML.slice(0, 120)} lies below ${hit?.outerHTML.slice(0, 120)}`];
    });
  });

describe.each(SIZES)("on a screen of $width px", (viewport) => {
  test("wherever a visitor has scrolled to, the way back covers nothing and the header holds it", async () => {
    const { page, close } = await arrive(stage, { viewport, reducedMotion: "reduce" });
    for (const path of ["/home", "/hi/home", "/indore?searchQuery=halwai", "/contactUs", "/jobs"]) {
      await page.goto(path);
      await drawn(page);
      await untilAlive(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      for (let y = 150; y < height; y += 310) {
        await page.evaluate((top) => window.scrollTo(0, top), y);
        await page.getByRole("button", { name: /^(Back to top|ऊपर जाएँ)$/ }).waitFor();
        expect(await covered(page), `${path} at ${y}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(
          0,
        );
      }
    }
    await close();
  });

  test("a message to an owner covers none of the buttons", async () => {
    const { page, close } = await enter(stage, "asha", { viewport, reducedMotion: "reduce" });
    await page.goto("/userAdmin/businesses");
    await page
      .getByRole("link", { name: /view all|offerings of/i })
      .first()
      .click();
    const toggle = page.getByRole("switch").nth(1);
    await toggle.click();
    const message = page.getByRole("status").locator("p");
    await message.first().waitFor();
    await expect.poll(() => covered(page)).toEqual([]);
    expect(await message.count()).toBeGreaterThan(0);
    await page.mouse.wheel(0, 333);
    await expect.poll(() => covered(page)).toEqual([]);
    await close();
  });
});

test("on a phone what the portal said in passing leaves when a form says what is wrong", async () => {
  const { page, close } = await enter(stage, "asha", {
    viewport: { width: 360, height: 740 },
    reducedMotion: "reduce",
  });
  await page.goto("/userAdmin/businesses");
  await page
    .getByRole("link", { name: /view all|offerings of/i })
    .first()
    .click();
  await page.getByRole("link", { name: "Add an offering" }).first().click();
  await page.getByLabel("Offering name").waitFor();
  const text = { name: "list.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") };
  await page.locator("input[type=file]").setInputFiles([text]);
  const message = page.locator("[aria-live=polite] p");
  await message.getByText("list.txt is not a picture").waitFor();
  await page.getByLabel("Offering name").press("Enter");
  await page.getByRole("alert").waitFor();
  await expect.poll(() => message.count(), { timeout: 2000 }).toBe(0);
  await close();
});

test("on a member's phone the bell and the menu stand at the end of the top bar, before and after scrolling", async () => {
  const { page } = await enter(stage, "asha", { viewport: { width: 360, height: 740 } });
  await page.goto("/announcements");
  const menu = page.getByRole("banner").getByRole("button", { name: "Menu" });
  /** A strip of 15 px is kept free for a scroll bar. */
  const rightEdge = () =>
    menu.evaluate((button) => document.documentElement.clientWidth - button.getBoundingClientRect().right);
  await expect.poll(rightEdge).toBeLessThan(30);
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole("banner").getByRole("button", { name: "Back to top" }).waitFor();
  expect(await rightEdge()).toBeLessThan(30);
});

test("on a phone one message at a time keeps off the buttons of cards and off an open dialog, and leaves with the next press", async () => {
  const { page, close } = await enter(stage, "asha", {
    viewport: { width: 360, height: 740 },
    reducedMotion: "reduce",
  });
  const message = page
    .getByRole("status")
    .locator("p:visible")
    .filter({ hasText: /favourites|interest/ });
  await page.goto("/indore?searchQuery=pandit");
  await drawn(page);
  const hearts = page.getByRole("button", { name: /^Add to favourites/ });
  for (const n of [0, 1]) await hearts.nth(n).click();
  await page.getByText("added to your favourites").last().waitFor();
  await expect.poll(() => message.count()).toBe(1);
  await expect.poll(() => overlapped(page, "main button")).toEqual([]);
  await page.mouse.click(180, 20);
  await expect.poll(() => message.count()).toBe(0);
  await page.goto("/indore?searchQuery=halwai");
  await drawn(page);
  await page
    .getByRole("button", { name: /^Call / })
    .first()
    .click();
  await page.getByText("can see that you opened this contact").waitFor();
  await message.first().waitFor();
  await expect.poll(() => overlapped(page, "dialog[open] :is(p, a, button):not([role=status] *)")).toEqual([]);
  await close();
});

/** What of these a message lies over, wherever a press would go. */
const overlapped = (page: Page, what: string) =>
  page.evaluate((what) => {
    const over = [...document.querySelectorAll("[role=status] > div")].map((one) => one.getBoundingClientRect());
    return [...document.querySelectorAll<HTMLElement>(what)].flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return over.some((box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top)
        ? [one.outerHTML.slice(0, 120)]
        : [];
    });
  }, what);
