/** The privacy notice, the one that holds or an earlier version. */
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { content } from "#contract/content.ts";
import { languageOf, paths } from "#contract/paths.ts";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import { DocumentPage } from "./document-page.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  api.shows("content");
  const { pathname, searchParams } = new URL(args.request.url);
  const { language } = languageOf(pathname);
  const asked = { language, version: searchParams.get("version") ?? undefined };
  return (await orErrorPage(api.call(content.fetchPrivacyPolicy, asked))).privacyPolicy;
}

export default function PrivacyScreen() {
  return <DocumentPage document={useLoaderData<typeof loader>()} pathOf={paths.privacyPolicy} />;
}
