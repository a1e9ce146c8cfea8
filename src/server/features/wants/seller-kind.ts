/** What members sell in quantity, as a kind of item. */
import { wantKind } from "./want-kinds.ts";

export const sellerKind = wantKind("seller");
