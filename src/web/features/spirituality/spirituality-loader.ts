/** Loads a city's page for an anonymous visitor: its panchang of today, and what there is in it; without a city the entries of all India, with the panchang of the usual one. The day is the server's; a rendered page is kept a minute at most, so that nobody reads yesterday's. */
import type { LoaderFunctionArgs } from "react-router";
import { panchang } from "#contract/spirituality/panchang-calls.ts";
import { spirituality } from "#contract/spirituality/spirituality.ts";
import { apiOf, type LoaderApi } from "#web/platform/loading/loader-api.ts";
import { orErrorPage, refusalCode } from "#web/platform/loading/refusals.ts";

/** By whose sunrise the printed almanacs of the north go. */
const USUAL_CITY = "delhi";
const SHOWN = { place: 9, events: 3, texts: 4 };

export async function loadCity(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  api.shows("results");
  const typed = new URL(args.request.url).searchParams.get("city")?.trim().slice(0, 60) || undefined;
  const { day, unknownCity } = await dayOf(api, typed ?? USUAL_CITY);
  const isOfCity = typed !== undefined;
  const [inPlace, events, texts] = await Promise.all([
    api.call(spirituality.fetch, isOfCity ? { city: day.city.slug, limit: 30 } : { limit: 30 }),
    api.call(spirituality.fetch, { kind: "event", limit: SHOWN.events }),
    api.call(spirituality.fetch, { kind: "text", limit: SHOWN.texts }),
  ]);
  return {
    ...day,
    unknownCity,
    isOfCity,
    inPlace: inPlace.entries.filter(({ kind }) => kind !== "event" && kind !== "text").slice(0, SHOWN.place),
    events: events.entries,
    texts: texts.entries,
  };
}

async function dayOf(api: LoaderApi, city: string) {
  try {
    return { day: await orErrorPage(api.call(panchang.fetch, { city })), unknownCity: undefined };
  } catch (error) {
    if (refusalCode(error) !== "place.not-found") throw error;
    return { day: await orErrorPage(api.call(panchang.fetch, { city: USUAL_CITY })), unknownCity: city };
  }
}
