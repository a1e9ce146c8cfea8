/** An unknown page leads home (section 2). */
import { type LoaderFunctionArgs, redirect } from "react-router";
import { inLanguage, languageOf, paths } from "#contract/paths.ts";

export function loader({ request }: LoaderFunctionArgs) {
  throw redirect(inLanguage(languageOf(new URL(request.url).pathname).language, paths.home()), {
    headers: { "cache-control": "no-store" },
  });
}
