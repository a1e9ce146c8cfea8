/** How the owner of an item is reached, for whatever shows the item; the frame of public screens hands the actions down (leads/contact-provider.tsx). */
import { createContext, useContext } from "react";
import type { LeadKindKey } from "#contract/kinds.ts";

/** The item whose owner somebody wants to reach. */
export interface ContactTarget {
  kind: LeadKindKey;
  id: string;
  /** How it is called in sentences. */
  name: string;
  /** Where it stands open, with the language prefix, when that is another page than the present one. */
  path?: string;
}

/** The contact that a lead reveals; null where today's contacts are used up. */
export interface ContactDetails {
  phoneNo: string | null;
  email: string | null;
}

/** What every member may do with an item beside reaching its owner. */
export type MemberWish = "review" | "favourite" | "claim";

export interface ContactActions {
  call(target: ContactTarget): void;
  whatsApp(target: ContactTarget): void;
  /** Opens the query form. */
  interest(target: ContactTarget): void;
  /** Counts a click that leaves no lead. */
  record(target: ContactTarget, click: "directions" | "website" | "detail"): void;
  /** Runs `open` for a member on a running plan; everyone else gets their prompt, and where it leads when `target` is wanted. */
  whenPaid(open: () => void, target?: ContactTarget): void;
  /** What pressing something locked does: the prompt of whoever may not see it, or of a visitor who wants something else of a member. `name`: of what they want it. */
  prompt(wanted?: MemberWish, name?: string): void;
  /** The click that is being carried out: 'call:<id>'. */
  busy: string | undefined;
  /** What leads have revealed in this visit, by the id of the item. */
  revealed: ReadonlyMap<string, ContactDetails>;
}

export const ContactContext = createContext<ContactActions | undefined>(undefined);

/** The contact actions; throws outside a ContactProvider. */
export function useContact(): ContactActions {
  const contact = useContext(ContactContext);
  if (!contact) throw new Error("ContactProvider is missing above this component");
  return contact;
}

/** The link that dials a number of ten digits. */
export function telAddress(phoneNo: string): string {
  return `tel:+91${phoneNo}`;
}
