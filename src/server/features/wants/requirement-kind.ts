/** One concrete need now, which sellers may answer, as a kind of item. */
import { wantKind } from "./want-kinds.ts";

export const requirementKind = wantKind("requirement");
