/** /businessProfile/{id}: leads to the one address of the business. */
import { type LoaderFunctionArgs, redirect } from "react-router";
import { inLanguage, languageOf, paths, slugWithId } from "#contract/paths.ts";
import { loadBusiness } from "./business-loader.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { business } = await loadBusiness(args, args.params.businessId ?? "");
  const { language } = languageOf(new URL(args.request.url).pathname);
  const path = paths.business(business.citySlug, slugWithId(business.slug, business._id));
  throw redirect(inLanguage(language, path), 301);
}
