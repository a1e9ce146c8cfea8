/** What every page knows of the portal from the document's own loader: its name, its links elsewhere, its address. */
import { type LoaderFunctionArgs, useRouteLoaderData } from "react-router";
import { content } from "#contract/content.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import { languageOf } from "#contract/paths.ts";
import { apiOf } from "./loader-api.ts";

export type SiteFacts = PayloadOf<typeof content.fetchCommonInfo>["commonInfo"] & {
  publicUrl: string;
  accessKey: string;
};

/** For the root's loader alone; pages are made anew when the operator changes a text. */
export async function loadSiteFacts(args: LoaderFunctionArgs): Promise<SiteFacts> {
  const api = apiOf(args);
  api.shows("content");
  const { language } = languageOf(new URL(args.request.url).pathname);
  const { commonInfo } = await api.call(content.fetchCommonInfo, { language });
  return { ...commonInfo, publicUrl: api.publicUrl, accessKey: api.accessKey };
}

/** The facts for components; undefined only on the screen that says that nothing could be loaded. */
export function useSiteFacts(): SiteFacts | undefined {
  return useRouteLoaderData("root") as SiteFacts | undefined;
}
