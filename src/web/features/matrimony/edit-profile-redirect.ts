/** /matrimonial/edit/{id}: leads to the form, whose address is another. */
import { type ClientLoaderFunctionArgs, redirect } from "react-router";
import { inLanguage, languageOf, paths } from "#contract/paths.ts";

export function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const { language } = languageOf(new URL(request.url).pathname);
  throw redirect(inLanguage(language, paths.editMatrimonial(params.profileId ?? "")));
}
clientLoader.hydrate = true as const;

export default function Nothing() {
  return null;
}
