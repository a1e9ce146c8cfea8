/** Loads what every page knows of the portal, for the document's loader alone. */
import type { LoaderFunctionArgs } from "react-router";
import { content } from "#contract/content.ts";
import { languageOf } from "#contract/paths.ts";
import { apiOf } from "./loader-api.ts";
import type { SiteFacts } from "./site-facts.ts";

/** In the language of the address; pages are made anew when the operator changes a text. */
export async function loadSiteFacts(args: LoaderFunctionArgs): Promise<SiteFacts> {
  const api = apiOf(args);
  api.shows("content");
  const { language } = languageOf(new URL(args.request.url).pathname);
  const { commonInfo } = await api.call(content.fetchCommonInfo, { language });
  return { ...commonInfo, publicUrl: api.publicUrl, accessKey: api.accessKey };
}
