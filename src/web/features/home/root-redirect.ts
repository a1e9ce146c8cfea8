/** '/' redirects to the home page in the language that was chosen last; no other page reads that choice. */
import { type LoaderFunctionArgs, redirect } from "react-router";
import { inLanguage, languageOf, paths } from "#contract/paths.ts";

export function loader({ request }: LoaderFunctionArgs) {
  const remembered = /(?:^|;\s*)language=hi(?:;|$)/.test(request.headers.get("cookie") ?? "");
  const language = languageOf(new URL(request.url).pathname).language === "hi" || remembered ? "hi" : "en";
  throw redirect(inLanguage(language, paths.home()), { headers: { "cache-control": "no-store" } });
}
