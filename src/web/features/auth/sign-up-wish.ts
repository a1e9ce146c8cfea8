/** What the wish that led to signing up says of it: who calls joins as an individual; who lists a business, and whoever joins as one without another wish, is led to its form once the plan runs. */
import { paths } from "#contract/paths.ts";
import { screenAt } from "#contract/screen-at.ts";
import { readWish, rememberWish } from "#web/platform/browser/wish.ts";
import { type SignUpProgress, signUpProgress } from "./sign-up-progress.ts";

type MemberKind = NonNullable<SignUpProgress["kind"]>;

/** As what people join who have something to list. */
const OWNER: MemberKind = "business";

/** As what somebody joins who came for something; undefined for who must be asked. */
export function kindOfWish(): MemberKind | undefined {
  const wish = readWish();
  if (!wish) return undefined;
  return isListing(wish.path) ? OWNER : "individual";
}

/** Whether joining as this is for listing a business. */
export function listsBusiness(joinsAs: MemberKind | undefined): boolean {
  return joinsAs === OWNER;
}

/** A business that an import left to this phone is not registered once more. */
export function wishOfBusiness(joinsAs: MemberKind | undefined, here: (path: string) => string): void {
  const wish = readWish();
  if (!listsBusiness(joinsAs) || (wish && !isListing(wish.path))) return;
  rememberWish({ path: here(signUpProgress().claims ? paths.businesses() : paths.registerBusiness("part1")) });
}

function isListing(path: string): boolean {
  return screenAt(path.split(/[?#]/, 1)[0]!)?.name === "registerBusiness";
}
