/** How a loader turns the API's refusals into answers that a browser understands: 404 and 410. */
import { data } from "react-router";
import { kindRows } from "#contract/kinds.ts";

/** The code of a refusal, whichever wing's build threw it; undefined for anything else. */
export function refusalCode(error: unknown): string | undefined {
  const { code, status } = error as { code?: unknown; status?: unknown };
  return typeof code === "string" && typeof status === "number" ? code : undefined;
}

/** Under which id the item stands now, when the refusal says so. */
export function movedTo(error: unknown): string | undefined {
  return refusalCode(error) === "page.moved" ? (error as { payload: { to: string } }).payload.to : undefined;
}

const MISSING = new Set<string>([
  ...Object.values(kindRows).map(({ notFound }) => notFound),
  "member.not-found",
  "group.not-found",
  "profile.not-found",
  "announcement.not-found",
  "document.version-not-found",
  "input.invalid",
]);

/** The answer, or the 404 or 410 page where the item is missing or was removed; other failures pass through. */
export async function orErrorPage<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const code = refusalCode(error);
    if (code === "page.gone") throw data({ code }, { status: 410 });
    if (code && MISSING.has(code)) throw data({ code }, { status: 404 });
    throw error;
  }
}
