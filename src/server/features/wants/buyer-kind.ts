/** What members want to buy in bulk or regularly, as a kind of item. */
import { wantKind } from "./want-kinds.ts";

export const buyerKind = wantKind("buyer");
