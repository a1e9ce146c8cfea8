/** Redirects a page below a place from an address with an old slug to its current one. */
import { type LoaderFunctionArgs, redirect } from "react-router";
import { inLanguage, languageOf } from "#contract/paths.ts";
import { queryOf } from "./place-of-address.ts";

/** 301 when a part of the address carries another slug than the item has now; the bare id is accepted. `parts` follow the place. */
export function redirectToCurrentAddress(
  args: LoaderFunctionArgs,
  parts: Array<{ given: string; current: string; id: string }>,
): void {
  if (parts.every(({ given, current, id }) => given === current || given === id)) return;
  const { language, path } = languageOf(new URL(args.request.url).pathname);
  const place = path.split("/")[1] ?? "";
  throw redirect(
    inLanguage(language, ["", place, ...parts.map(({ current }) => current)].join("/")) + queryOf(args),
    301,
  );
}
