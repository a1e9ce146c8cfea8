/** Names that everybody reads carry no contact: what the mask would cover is refused where it is typed, and nothing else. */
import * as z from "zod/mini";
import { contactsIn } from "#base/contact-mask.ts";
import { messageRef } from "./message-refs.ts";

/** For `check` of a name. `label` is the message id of its field. */
export const contactFree = (label: string) => z.refine<string>(isContactFree, refusal(label));

const MEMBER_NAMES = { firstName: "label.first-name", lastName: "label.last-name" } as const;
/** No field with such a name takes more; what is longer is refused for its length, without being read through. */
const LONGEST = 1000;

type Names = { [Name in keyof typeof MEMBER_NAMES]?: string | undefined };

/** The messages at those names of a member that carry a contact. Not in the fields themselves: who only signs in need not load the mask. */
export function refusedNames(names: Names): Record<string, string> {
  const refused = Object.entries(MEMBER_NAMES).filter(([name]) => !isContactFree(names[name as keyof Names] ?? ""));
  return Object.fromEntries(refused.map(([name, label]) => [name, refusal(label)]));
}

/** For `check` of a form with the names of a member. */
export function namesContactFree({ value, issues }: { value: Names; issues: unknown[] }): void {
  for (const [name, message] of Object.entries(refusedNames(value)))
    issues.push({ code: "custom", path: [name], message, input: value[name as keyof Names] });
}

function isContactFree(name: string): boolean {
  return name.length > LONGEST || contactsIn(name).length === 0;
}

function refusal(label: string): string {
  return messageRef("field.contact-in-name", { label: `@${label}` });
}
