/** Asks for the advertisements of a city; loaded when one is chosen. */
import { content } from "#contract/content.ts";
import type { BannerView } from "#contract/content-views.ts";
import type { Language } from "#messages/words.ts";
import { call } from "#web/platform/calls/call.ts";

export async function adsOfCity(city: string, language: Language): Promise<BannerView[]> {
  return (await call(content.fetchAds, { city, language }, { background: true, retries: 0 })).ads;
}
