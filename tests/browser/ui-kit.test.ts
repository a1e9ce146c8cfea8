/** What the UI kit promises to a person with a mouse, a keyboard or a screen reader, in a real browser on the style guide of the demo. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Visit } from "../harness/chromium.ts";
import { arrive } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
let seen: Visit;
let page: Page;

beforeEach(async () => {
  seen = await arrive(stage);
  page = seen.page;
  await page.goto("/dev/ui");
  await page.locator("#open-dialog").waitFor();
});
afterEach(async () => {
  seen.expectQuiet(404);
  await seen.close();
});

describe("a form", () => {
  test("takes a pasted number with +91 and hyphens, and Devanagari digits, as ten digits", async () => {
    const phone = page.locator("#guide-phone");
    await phone.fill("");
    await phone.focus();
    await page.keyboard.insertText("+91 98765-43210");
    expect(await phone.inputValue()).toBe("9876543210");
    await phone.fill("");
    await phone.pressSequentially("९८७६५ ४३२१०९");
    expect(await phone.inputValue()).toBe("9876543210");
  });

  test("keeps the caret where a person corrects a digit, and arrows up and down move nothing", async () => {
    const phone = page.locator("#guide-phone");
    await phone.fill("9876543210");
    await phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3));
    await page.keyboard.press("Backspace");
    await page.keyboard.type("x7");
    await page.keyboard.press("ArrowUp");
    expect(await phone.inputValue()).toBe("9876543210");
    expect(await phone.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);
  });

  test("is sent by Enter in an input and not by Enter in a textarea", async () => {
    const busy = page.locator("form button[type=submit][aria-busy=true]");
    await page.locator("textarea").press("Enter");
    expect(await busy.count()).toBe(0);
    await page.locator("#guide-phone").press("Enter");
    await busy.waitFor();
  });

  test("says what is wrong on top and leads to the field", async () => {
    expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("alert");
    await page.locator('a[href="#guide-phone"]').click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("guide-phone");
  });
});

describe("a box that suggests", () => {
  const box = () => page.locator("#guide-town");
  const marked = () =>
    box().evaluate((input) => document.getElementById(input.getAttribute("aria-activedescendant") ?? "")?.textContent);

  test("is walked with the arrow keys, and Enter picks instead of sending the form", async () => {
    await box().fill("Ja");
    await box().press("ArrowDown");
    await box().press("ArrowDown");
    expect(await marked()).toBe("Jabalpur");
    await box().press("ArrowUp");
    await box().press("ArrowUp");
    expect(await marked()).toBe("Jaisalmer");
    await box().press("Enter");
    expect([await box().inputValue(), await box().getAttribute("aria-expanded")]).toEqual(["Jaisalmer", "false"]);
    expect(await page.locator("#guide-town-sent").textContent()).toBe("0");
    await box().press("Enter");
    expect(await page.locator("#guide-town-sent").textContent()).toBe("1");
  });

  test("takes the first for Enter once something is typed, what is marked for Tab, and what is clicked", async () => {
    await box().fill("Jo");
    await box().press("Enter");
    expect(await box().inputValue()).toBe("Jodhpur");
    await box().fill("Ja");
    await box().press("ArrowDown");
    await box().press("Tab");
    expect(await box().inputValue()).toBe("Jaipur");
    await box().fill("Ja");
    await page.getByRole("option", { name: "Jabalpur" }).click();
    expect(await box().inputValue()).toBe("Jabalpur");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("guide-town");
  });

  test("leaves alone the keys that belong to an input method", async () => {
    await box().fill("Ja");
    const options = page.locator("[role=listbox] [role=option]");
    for (const key of ["ArrowDown", "Enter", "Tab", "Escape"])
      await box().evaluate((input, key) => {
        const init = { key, isComposing: true, bubbles: true, cancelable: true };
        input.dispatchEvent(new KeyboardEvent("keydown", init));
      }, key);
    expect([await box().inputValue(), await marked(), await options.count()]).toEqual(["Ja", undefined, 3]);
  });

  test("says when nothing fits, closes by Escape and by leaving, and keeps what was typed", async () => {
    await box().fill("Xyz");
    await page.locator("#guide-town ~ [role=status]", { hasText: "No town of that name." }).waitFor();
    const { violations } = await new AxeBuilder({ page }).include("form:has(#guide-town)").analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await box().press("Escape");
    expect(await page.getByRole("listbox").count()).toBe(0);
    await box().press("ArrowDown");
    expect(await page.getByRole("listbox").count()).toBe(1);
    await box().blur();
    await expect.poll(() => page.getByRole("listbox").count()).toBe(0);
    expect(await box().inputValue()).toBe("Xyz");
  });
});

describe("a dialog", () => {
  const open = () => page.locator("dialog[open]").count();

  test("closes by a click outside and by Escape, and gives the focus back", async () => {
    await page.click("#open-dialog");
    await page.mouse.click(5, 5);
    await expect.poll(open).toBe(0);
    await page.click("#open-dialog");
    await page.keyboard.press("Escape");
    await expect.poll(open).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("open-dialog");
  });

  test("that asks whether to go on has the focus on the harmless answer, and Enter there changes nothing", async () => {
    await page.click("#open-confirm");
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const [no] = await page.locator("dialog[open] button:not([aria-label])").allInnerTexts();
    expect(await focused()).toBe(no);
    await page.keyboard.press("Enter");
    await expect.poll(open).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("open-confirm");
  });

  test("of two choices stays when the person clicks outside", async () => {
    await page.click("#open-dual");
    await page.mouse.click(5, 5);
    await page.waitForTimeout(200);
    expect(await open()).toBe(1);
    await page.locator("dialog[open] button").first().click();
    await expect.poll(open).toBe(0);
  });

  test("makes room for another: one is open at a time", async () => {
    await page.click("#open-dialog");
    await page.click("#open-second");
    await expect.poll(() => page.locator("dialog[open] h2").allInnerTexts()).toEqual(["Open another"]);
  });

  test("stays when text is selected from inside to outside", async () => {
    await page.click("#open-dialog");
    const box = await page.locator("dialog[open]").boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 90);
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await page.waitForTimeout(200);
    expect(await open()).toBe(1);
  });

  test("leaves toasts readable and closable above it", async () => {
    for (const tone of ["success", "error", "warning", "info"]) await page.click(`#toast-${tone}`);
    await page.click("#open-confirm");
    const toasts = page.locator("dialog[open] [aria-live=polite] > div");
    await expect.poll(() => toasts.count()).toBe(3);
    await toasts.first().getByRole("button").click();
    await expect.poll(() => toasts.count()).toBe(2);
    expect(await open()).toBe(1);
  });
});

test("a menu closes by Escape and by a click elsewhere", async () => {
  const menu = page.locator("details");
  for (const leave of [() => page.keyboard.press("Escape"), () => page.mouse.click(5, 300)]) {
    await menu.locator("summary").click();
    expect(await menu.getAttribute("open")).not.toBeNull();
    await leave();
    expect(await menu.getAttribute("open")).toBeNull();
  }
});

test("a carousel moves by its button and by arrow keys", async () => {
  const carousel = page.locator("[aria-roledescription=carousel]");
  await carousel.getByRole("button", { name: "Next" }).click();
  await expect.poll(() => carousel.locator("p").textContent()).toBe("2 of 2");
  await carousel.locator("ul").press("ArrowLeft");
  await expect.poll(() => carousel.locator("p").textContent()).toBe("1 of 2");
});

test("a 12-megapixel photo leaves upright, at most 1600 px long; what is no picture or too many is refused in words", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const large = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#444", noise } })
    .blur(3)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
  const little = await sharp({ create: { width: 30, height: 20, channels: 4, background: "#0000" } })
    .png()
    .toBuffer();
  const photo = { name: "photo.jpg", mimeType: "image/jpeg", buffer: large };
  const small = { name: "small.png", mimeType: "image/png", buffer: little };
  const text = { name: "list.txt", mimeType: "text/plain", buffer: Buffer.from("not a picture") };

  await page.locator("input[type=file][multiple]").setInputFiles([photo, text, small, small]);
  const sent = page.locator("img[src^=blob]");
  await expect.poll(() => sent.count(), { timeout: 20_000 }).toBe(2);
  const first = await sent.first().evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  });
  expect(first).toEqual({ width: 1200, height: 1600 });
  const toasts = await page.locator("[aria-live=polite]").last().textContent();
  expect(toasts).toContain("Upto 6 images allowed");
  expect(toasts).toContain("list.txt is not a picture");
  expect(await page.locator("input[type=file][multiple]").count()).toBe(0);
});

test("a list loads on when its end comes near and keeps a real link till then", async () => {
  const link = page.getByRole("link", { name: "Next page" });
  expect(await link.getAttribute("href")).toBe("/?page=2");
  await link.scrollIntoViewIfNeeded();
  await page.getByText("Entry 9").waitFor();
  await expect.poll(() => link.count()).toBe(0);
});

describe.each([
  { width: 1280, colorScheme: "light", lang: "en" },
  { width: 360, colorScheme: "dark", lang: "hi" },
  { width: 320, colorScheme: "light", lang: "hi" },
] as const)("at $width px, $colorScheme, $lang", ({ width, colorScheme, lang }) => {
  test("nothing is out of reach: no axe violation, no scrolling sideways", async () => {
    const other = await arrive(stage, { viewport: { width, height: 800 }, colorScheme, reducedMotion: "reduce" });
    await other.page.goto(`/dev/ui?language=${lang}`, { waitUntil: "networkidle" });
    const { violations } = await new AxeBuilder({ page: other.page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    const overflow = await other.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await other.close();
  });
});
