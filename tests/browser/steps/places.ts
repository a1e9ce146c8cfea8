/** Choosing where something is, in any form. */
import type { Page } from "playwright-core";

/** The state from its list, the city by its first letters. */
export async function choosePlace(page: Page, { state, city }: { state: string; city: string }): Promise<void> {
  await page.getByLabel("State").selectOption({ label: state });
  await page.getByRole("combobox", { name: "City" }).fill(city.slice(0, 4));
  await page.getByRole("listbox").getByRole("option", { name: city }).first().click();
}
