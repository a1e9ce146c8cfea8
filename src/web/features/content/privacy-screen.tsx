/** The privacy notice. */
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { content } from "#contract/content.ts";
import { languageOf, paths } from "#contract/paths.ts";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { DocumentPage } from "./document-page.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  api.shows("content");
  const { language } = languageOf(new URL(args.request.url).pathname);
  return (await api.call(content.fetchPrivacyPolicy, { language })).privacyPolicy;
}

export default function PrivacyScreen() {
  return <DocumentPage document={useLoaderData<typeof loader>()} path={paths.privacyPolicy()} />;
}
