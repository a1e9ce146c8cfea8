/** The place that the address of a page names, for loaders of pages below /{location}. */
import { type LoaderFunctionArgs, redirect } from "react-router";
import { ALL_OVER_INDIA, inLanguage, languageOf, paths } from "#contract/paths.ts";
import { type CityView, places } from "#contract/places.ts";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { refusalCode } from "#web/platform/loading/refusals.ts";

const SLUG = /^[a-z0-9-]{1,80}$/;

/** Undefined for all of India. A former name redirects (301) to the same page below the current one, an unknown place to the home page (302). */
export async function placeOfAddress(args: LoaderFunctionArgs): Promise<CityView | undefined> {
  const written = args.params.location ?? ALL_OVER_INDIA;
  const slug = written.toLowerCase();
  const { language, path } = languageOf(new URL(args.request.url).pathname);
  const city = slug === ALL_OVER_INDIA ? undefined : await find(args, slug);
  if (city === null) throw redirect(inLanguage(language, paths.home()), { headers: { "cache-control": "no-store" } });
  const present = city?.slug ?? ALL_OVER_INDIA;
  if (args.params.location && written !== present) {
    const rest = path.split("/").slice(2);
    throw redirect(inLanguage(language, ["", present, ...rest].join("/")) + queryOf(args), 301);
  }
  return city;
}

/** The query that goes along with a redirect, without what only the router's own requests carry. */
export function queryOf({ request }: LoaderFunctionArgs): string {
  const { searchParams } = new URL(request.url);
  searchParams.delete("_routes");
  const query = searchParams.toString();
  return query ? `?${query}` : "";
}

async function find(args: LoaderFunctionArgs, slug: string): Promise<CityView | null> {
  if (!SLUG.test(slug)) return null;
  try {
    return (await apiOf(args).call(places.fetchPlace, { slug })).city;
  } catch (error) {
    if (refusalCode(error) === "place.not-found") return null;
    throw error;
  }
}
