/** The contacts that leads have revealed to a member in this tab: at hand until it is closed or the member signs out, and for nobody else. */
import { useEffect, useMemo } from "react";
import type { ContactDetails } from "#web/features/directory/contact.ts";
import { tabValue } from "#web/platform/browser/tab-value.ts";

interface RevealedContacts {
  /** The member to whom they were revealed. */
  of: string;
  /** By the id of the item, the latest last. */
  contacts: Array<[string, ContactDetails]>;
}

const MOST = 50;
const stored = tabValue<RevealedContacts>("viprasetu.contacts");

/** What this member has been shown; what was shown to anyone else is forgotten once it is known who is here. */
export function useRevealedContacts(known: boolean, memberId: string | undefined): ReadonlyMap<string, ContactDetails> {
  const revealed = stored.use();
  const isOther = known && revealed !== undefined && revealed.of !== memberId;
  useEffect(() => {
    if (isOther) stored.forget();
  }, [isOther]);
  return useMemo(() => new Map(isOther ? [] : revealed?.contacts), [isOther, revealed]);
}

/** A contact that was withheld takes no known one away. */
export function rememberContact(memberId: string, id: string, contact: ContactDetails): void {
  if (contact.phoneNo === null) return;
  const before = stored.read();
  const others = before?.of === memberId ? before.contacts.filter(([other]) => other !== id) : [];
  stored.write({ of: memberId, contacts: [...others, [id, contact] as [string, ContactDetails]].slice(-MOST) });
}

/** On a shared device nothing of this member stays. */
export function forgetContacts(): void {
  stored.forget();
}
