/** A walk that counts itself: what was pressed, which required fields stood on the way, and which screens, as the pages' own events tell it. */
import type { Page } from "playwright-core";

export interface CountedWalk {
  /** Links, buttons, choices and Enter, by their words. */
  taps: string[];
  /** Fields that must be filled, by their ids, which name their form; a group of choices that must be made is one. */
  fields: Set<string>;
  /** Every screen that was shown, in order. */
  screens: string[];
}

declare global {
  interface Window {
    countTap(what: string): void;
    countField(which: string): void;
  }
}

/** Begins with the next page that the window opens. */
export async function countWalk(page: Page): Promise<CountedWalk> {
  const walk: CountedWalk = { taps: [], fields: new Set(), screens: [] };
  await page.exposeFunction("countTap", (what: string) => void walk.taps.push(what));
  await page.exposeFunction("countField", (which: string) => void walk.fields.add(which));
  await page.addInitScript(countInPage);
  page.on("framenavigated", (frame) => {
    if (frame !== page.mainFrame()) return;
    const { pathname, searchParams } = new URL(frame.url());
    const screen = pathname + (searchParams.get("part") ?? "");
    if (screen !== walk.screens.at(-1)) walk.screens.push(screen);
  });
  return walk;
}

/** A press on a text field is part of filling it, which is counted among the fields. */
function countInPage(): void {
  const PRESSABLE =
    "a, button, summary, select, label:has(input), input[type=checkbox], input[type=radio], [role=option]";
  const onPress = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest(PRESSABLE);
    // A press on a label is followed by one on its box, and Enter by one on the button: those have no finger.
    if (event.isTrusted && event.detail > 0 && pressed) window.countTap((pressed.textContent ?? "").trim());
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.isTrusted && event.key === "Enter") window.countTap("Enter");
  };
  const look = () => {
    const controls = document.querySelectorAll("form [aria-required=true]:not([type=radio])");
    const choices = [...document.querySelectorAll("form fieldset")].filter((group) =>
      group.querySelector("legend")?.textContent?.includes("*"),
    );
    const boxes = document.querySelectorAll("main form input[type=checkbox]");
    for (const field of [...controls, ...choices, ...boxes])
      if (field.checkVisibility()) window.countField(field.id || (field.textContent ?? ""));
  };
  addEventListener("click", onPress, true);
  addEventListener("keydown", onKey, true);
  setInterval(look, 50);
}
