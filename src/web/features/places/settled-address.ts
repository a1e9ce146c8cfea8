/** Leads a page below a place from a stale readable part to the present one. */
import { type LoaderFunctionArgs, redirect } from "react-router";
import { inLanguage, languageOf } from "#contract/paths.ts";
import { queryOf } from "./place-of-address.ts";

/** 301 when a part of the address carries another slug than the thing has now; the bare id is right as it is. `parts` stand after the place. */
export function settleAddress(
  args: LoaderFunctionArgs,
  parts: Array<{ written: string; right: string; id: string }>,
): void {
  if (parts.every(({ written, right, id }) => written === right || written === id)) return;
  const { language, path } = languageOf(new URL(args.request.url).pathname);
  const place = path.split("/")[1] ?? "";
  throw redirect(inLanguage(language, ["", place, ...parts.map(({ right }) => right)].join("/")) + queryOf(args), 301);
}
