/** What axe and rulers find on a screen: for the walk of every test run (screen-walk.ts) and for the one through all combinations (every-combination.walk.ts). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { drawn, leaveInTab } from "./drawn.ts";
import type { Screen } from "./screens.ts";
import { troublesOfText } from "./text-fit.ts";
import { troublesOfTouch } from "./touch-fit.ts";

export type Language = "en" | "hi";

interface Look {
  size: { width: number; height: number };
  colorScheme: "light" | "dark";
  /** The window is a phone's. */
  underThumb: boolean;
  withAxe: boolean;
}

/** Opens the screen for whoever it is for, looks at it in each of these ways, and answers what is wrong with it, in sentences. */
export async function lookAt(page: Page, screen: Screen, language: Language, looks: Look[]): Promise<string[]> {
  const { statuses = [200] } = screen;
  const address = addressOf(screen, language);
  const troubles: string[] = [];
  const dress = async ({ size, colorScheme }: Look) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
  };
  try {
    await dress(looks[0]!);
    const status = await open(page, screen, language);
    if (!statuses.includes(status)) troubles.push(`answered ${status}`);
    if (!isSame(page.url(), address)) troubles.push(`led to ${page.url()}`);
    for (const look of looks) {
      await dress(look);
      await drawn(page);
      const found = await troublesOf(page, { language, ...look });
      troubles.push(...found.map((trouble) => `(${look.size.width}, ${look.colorScheme}) ${trouble}`));
    }
  } catch (error) {
    troubles.push((error as Error).message);
  }
  return troubles.map((trouble) => `${address} ${trouble}`);
}

/** Opens the screen and answers the status of its document, once what it shows is there. */
export async function open(page: Page, screen: Screen, language: Language): Promise<number> {
  await leaveInTab(page, screen.leftInTab);
  const answer = await page.goto(addressOf(screen, language));
  await drawn(page);
  return answer?.status() ?? 0;
}

function addressOf({ path }: Screen, language: Language): string {
  return language === "hi" ? `/hi${path}` : path;
}

/** What is wrong with the screen that stands open, once its colours have settled. */
export async function troublesOf(
  page: Page,
  { language, underThumb, withAxe }: { language: Language } & Pick<Look, "underThumb" | "withAxe">,
): Promise<string[]> {
  await page.evaluate(async () => {
    const settled = async () => {
      await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
      const passing = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
      await Promise.allSettled(passing.map(({ finished }) => finished));
    };
    // One that is halted never ends.
    await Promise.race([settled(), new Promise((late) => setTimeout(late, 10_000))]);
  });
  const troubles = withAxe ? await troublesOfAxe(page) : [];
  // Cards end a long text after some lines, by design.
  troubles.push(...(await page.evaluate(troublesOfText)).filter((trouble) => !trouble.includes("line-clamp")));
  if (underThumb) troubles.push(...(await page.evaluate(troublesOfTouch)));
  troubles.push(...(await untranslated(page, language)));
  const headings = await page.locator("h1").count();
  if (headings !== 1) troubles.push(`${headings} main headings`);
  return troubles;
}

async function troublesOfAxe(page: Page): Promise<string[]> {
  // The legacy mode looks at this page alone and saves a tab a look; no screen has frames. What is right need not be told.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"], preload: false });
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 300)} ${any[0]?.message ?? ""}`),
  );
}

/** Ids of messages that stand where a text belongs, and sentences of the catalogue in the other language. */
export async function untranslated(page: Page, language: Language): Promise<string[]> {
  const texts = await page.evaluate(textsOf, language);
  const foreign = SENTENCES[language === "hi" ? "en" : "hi"];
  return [...new Set(texts)].flatMap((text) => {
    if (IDS.has(text)) return [`shows the id ${text}`];
    return foreign.has(text) ? [`shows in the other language: ${text}`] : [];
  });
}

/** The texts of the page's nodes, but those that are marked as of another language; it runs in the page. */
function textsOf(language: string): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    const text = (node.textContent ?? "").trim();
    if (!text || element.closest("script, style")) continue;
    if ((element.closest("[lang]")?.getAttribute("lang") ?? language).startsWith(language)) texts.push(text);
  }
  return texts;
}

const CATALOGUES = { en: catalogueOf("en"), hi: catalogueOf("hi") };
const IDS = new Set(Object.keys(CATALOGUES.en));
/** Whole sentences of each language that the other has not got; a single word may be somebody's own. */
const SENTENCES = { en: ownSentences("en", "hi"), hi: ownSentences("hi", "en") };

function catalogueOf(language: string): Record<string, string> {
  const folder = join(import.meta.dirname, "../../../src/messages", language);
  return Object.assign({}, ...readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), "utf8"))));
}

function ownSentences(language: "en" | "hi", other: "en" | "hi"): Set<string> {
  const others = new Set(Object.values(CATALOGUES[other]));
  // Examples are like what people write.
  const own = Object.entries(CATALOGUES[language]).flatMap(([id, text]) => (/\.hint\b/.test(id) ? [] : [text]));
  return new Set(own.filter((text) => !text.includes("{") && text.split(" ").length > 2 && !others.has(text)));
}

/** True for the address itself and for the same with names before ids. */
function isSame(at: string, address: string): boolean {
  const parts = (url: string) => decodeURI(new URL(url, "http://localhost").pathname).split("/");
  const wanted = parts(address);
  const got = parts(at);
  return got.length === wanted.length && got.every((part, n) => part === wanted[n] || part.endsWith(`-${wanted[n]}`));
}
