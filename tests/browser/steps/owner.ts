/** What an owner of a business does in the member area. */
import type { Page } from "playwright-core";

type Picture = { name: string; mimeType: string; buffer: Buffer };

export interface NewBusiness {
  name: string;
  category: string;
  subCategory: string;
  description: string;
  address: string;
  pictures: Picture[];
}

/** From the empty list through both parts to 'Approval Pending'; phone and city are the owner's own. */
export async function registerBusiness(page: Page, business: NewBusiness): Promise<void> {
  await page.getByRole("link", { name: "Register a business" }).click();
  await page.getByLabel("Business name").fill(business.name);
  await page.getByLabel("Category", { exact: false }).first().selectOption({ label: business.category });
  await page.getByLabel("Subcategory").selectOption({ label: business.subCategory });
  await page.getByLabel("Description").fill(business.description);
  await page.getByRole("button", { name: "Next: where and when" }).click();
  await page.waitForURL("**/registerBusiness/part2");
  await page.getByLabel("Address").fill(business.address);
  await choosePictures(page, business.pictures);
  await page.getByRole("button", { name: "Send for approval" }).click();
  await page.waitForURL("**/userAdmin/businesses");
  await page.getByText("Approval Pending").waitFor();
}

export interface NewOffering {
  name: string;
  description: string;
  price: string;
  pictures: Picture[];
}

/** From the table of businesses through 'add more' and back to the list of offerings. */
export async function addOffering(page: Page, business: string, offering: NewOffering): Promise<void> {
  await page.getByRole("row", { name: business }).getByRole("link", { name: "add more" }).click();
  await page.getByRole("link", { name: "Add an offering" }).click();
  await page.getByLabel("Offering name").fill(offering.name);
  await page.getByLabel("Description").fill(offering.description);
  await page.getByLabel("Price").fill(offering.price);
  await choosePictures(page, offering.pictures);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByText(`${offering.name} has been added`).waitFor();
}

/** Waits until each has become small enough to be sent. */
async function choosePictures(page: Page, pictures: Picture[]): Promise<void> {
  await page.locator("input[type=file][multiple]").setInputFiles(pictures);
  for (const n of pictures.keys())
    await page.getByRole("button", { name: `Remove picture ${n + 1}`, exact: true }).waitFor();
}
