/** What every story plays on: a town and a browser of its file's own. */
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { openBrowser } from "../../harness/chromium.ts";
import { openTown, type Town, type TownOptions } from "../../harness/town.ts";

/** Browsers take a slow machine for themselves: a page that the portal gave up would say nothing about the story. */
const PATIENCE = 5;

export interface Stage {
  town: Town;
  browser: Browser;
}

/** Opens both before the first story of a file and closes them after its last; until then the stage is empty. Takes what `openTown` takes. */
export function openStage(settings: Record<string, string> = {}, options: TownOptions = {}): Stage {
  const stage = {} as Stage;
  beforeAll(async () => {
    await Promise.all([
      openTown(settings, { patience: PATIENCE, ...options }).then((opened) => Object.assign(stage, { town: opened })),
      openBrowser().then((opened) => Object.assign(stage, { browser: opened })),
    ]);
  });
  let openBefore = new Set<unknown>();
  beforeEach(() => {
    openBefore = new Set(stage.browser.contexts());
  });
  // A story that breaks off leaves its windows open, whose pages take the machine from the stories that follow.
  afterEach(async ({ task }) => {
    if (task.result?.state !== "fail") return;
    await Promise.all(stage.browser.contexts().map((context) => openBefore.has(context) || context.close()));
  });
  afterAll(async () => {
    await stage.browser?.close();
    await stage.town?.close();
  });
  return stage;
}
