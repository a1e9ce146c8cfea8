/** What people may write about; the contract's list, known before the contract is loaded. */
import type { ContactMessageView } from "#contract/content-views.ts";

export type Reason = ContactMessageView["reason"];
export const REASONS: readonly Reason[] = ["question", "complaint", "data"];
