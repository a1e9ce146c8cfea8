/** A real Chromium for stories: the one in the npm package, else the system's; with fonts for Devanagari on a bare machine. Run as a program it unpacks the first. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";

const root = join(import.meta.dirname, "../..");
const SYSTEMS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--use-fake-ui-for-media-stream",
];

/** Starts a browser; the caller closes it. `hasDevanagari`: whether the device it stands for has a face for Hindi; `textPx`: the size of text that its owner has set. */
export async function openBrowser({ hasDevanagari = true, textPx = 16 } = {}): Promise<Browser> {
  const { path, environment } = await browserProgram();
  const fonts = fontSettings(hasDevanagari);
  const browser = await chromium.launch({
    executablePath: path,
    args: [...FLAGS, `--blink-settings=defaultFontSize=${textPx}`],
    env: { ...environment, FONTCONFIG_FILE: join(fonts, "fonts.conf") },
  });
  browser.on("disconnected", () => rmSync(fonts, { recursive: true, force: true }));
  return browser;
}

/** Before several processes start browsers at once: each would begin to unpack the program, and start the half of it that another has written. */
export function unpackBrowser(): void {
  execFileSync(process.execPath, [import.meta.filename]);
}

/** A browser's program, and the environment it starts in. */
export interface BrowserProgram {
  path: string;
  environment: Record<string, string>;
}

let program: Promise<BrowserProgram> | undefined;

/**
 * The package's program: the same on every machine, and without windows of its own it does a story in half the work of a whole browser.
 * The system's where the other does not start, or where SYSTEM_CHROMIUM is set.
 */
export function browserProgram(): Promise<BrowserProgram> {
  program ??= findProgram();
  return program;
}

async function findProgram(): Promise<BrowserProgram> {
  const systems = systemsProgram();
  if (systems && process.env.SYSTEM_CHROMIUM) return systems;
  const packaged = await packagedProgram().catch(() => undefined);
  if (packaged && starts(packaged)) return packaged;
  if (systems) return systems;
  throw new Error("No Chromium starts here: neither the npm package's nor one of the system.");
}

/** The system's program; nothing where none is installed. */
export function systemsProgram(): BrowserProgram | undefined {
  const path = SYSTEMS.find((one) => existsSync(one));
  return path ? { path, environment: process.env as Record<string, string> } : undefined;
}

/**
 * Unpacks the package's program and, since a bare machine has not got them either, its libraries: it does so where it is
 * told to be on Lambda. What it then sets for libraries is for the browser alone. Its own flags are left out: they run everything in one process, which dies when a window closes.
 */
async function packagedProgram(): Promise<BrowserProgram> {
  const own = { ...process.env };
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs22.x";
  try {
    const { default: packaged } = await import("@sparticuz/chromium");
    return { path: await packaged.executablePath(), environment: { ...process.env } as Record<string, string> };
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in own)) delete process.env[name];
    Object.assign(process.env, own);
  }
}

const starts = ({ path, environment }: BrowserProgram) =>
  spawnSync(path, ["--version"], { env: environment, timeout: 30_000 }).status === 0;

/** On a slow machine a step takes a minute now and then. */
const MOST_MS = 90_000;

export interface Visit {
  page: Page;
  /** Fails when the page wrote an error to the console or broke its policy; `statuses` are refusals that the story expects. */
  expectQuiet(...statuses: number[]): void;
  close(): Promise<void>;
}

/** A person's own browser window: nothing shared with others. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    viewport: { width: 1280, height: 900 },
    // What a worker fetches passes by a story that changes answers on their way; stories about workers let them in.
    serviceWorkers: "block",
    ...options,
  });
  context.setDefaultTimeout(MOST_MS);
  context.on("page", waitForScreens);
  const page = await context.newPage();
  const troubles: Array<{ text: string; status?: number }> = [];
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    const failed = /Failed to load resource: .*status of (\d+)/.exec(message.text());
    troubles.push({
      text: `${message.text()} (${message.location().url})`,
      status: failed ? Number(failed[1]) : undefined,
    });
  });
  page.on("pageerror", (error) => troubles.push({ text: error.stack ?? String(error) }));
  return {
    page,
    expectQuiet(...statuses) {
      const bad = troubles.filter(({ status }) => status === undefined || !statuses.includes(status));
      if (bad.length)
        throw new Error(`The console of ${page.url()} was not quiet:\n${bad.map((b) => b.text).join("\n")}`);
    },
    close: () => context.close(),
  };
}

/** The address changes before the screen: who waits for the one waits for the other too, and presses nothing that is just going. */
function waitForScreens(page: Page): void {
  const waitForAddress = page.waitForURL.bind(page);
  page.waitForURL = async (...wanted) => {
    await waitForAddress(...wanted).catch(async (error: Error) => {
      throw new Error(`${error.message}\n${await whatStands(page)}`);
    });
    await page.locator("[data-on-its-way]").waitFor({ state: "detached" });
  };
}

/** Where a page that went nowhere is, and what it shows. */
async function whatStands(page: Page): Promise<string> {
  const shown = await page
    .locator("body")
    .innerText({ timeout: 5000 })
    .catch(() => "nothing that can be read");
  const state = await page.evaluate(() => document.readyState).catch(() => "gone");
  return `It stands at ${page.url()} (${state}) and shows:\n${shown.slice(0, 1500)}`;
}

const DEVANAGARI = `<dir>${join(root, "node_modules/@expo-google-fonts/noto-sans-devanagari")}</dir>`;
const NO_DEVANAGARI =
  '<selectfont><rejectfont><pattern><patelt name="lang"><string>hi</string></patelt></pattern></rejectfont></selectfont>';

/** The folder of a fontconfig file that adds a Devanagari font from npm to the system's (Chromium takes TrueType only), or hides what the system has. */
export function fontSettings(hasDevanagari: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), "viprasetu-fonts-"));
  writeFileSync(
    join(folder, "fonts.conf"),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include>${hasDevanagari ? DEVANAGARI : NO_DEVANAGARI}<cachedir>${folder}/cache</cachedir></fontconfig>`,
  );
  return folder;
}

if (process.argv[1] === import.meta.filename) await browserProgram();
