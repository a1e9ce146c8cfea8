/** The form by which a member asks the staff for a group. */
import * as z from "zod/mini";
import { flag } from "./choice-fields.ts";
import { contactFree } from "./contact-free.ts";
import { optional, text } from "./fields.ts";
import { key } from "./key-fields.ts";
import { messageRef } from "./message-refs.ts";

export const GROUP_DESCRIPTION_LIMIT = 600;
export const GROUP_RULES_LIMIT = 1000;

const groupName = () => text("groups.label.name", { min: 3, max: 80 }).check(contactFree("groups.label.name"));
const about = (label: string) => optional(text(label, { min: 10, max: GROUP_DESCRIPTION_LIMIT }));
const rules = (label: string) => optional(text(label, { max: GROUP_RULES_LIMIT }));

/** `hasDescription` checks it as a whole. */
export const groupForm = {
  name: groupName(),
  nameHi: optional(groupName()),
  description: about("groups.label.description"),
  descriptionHi: about("groups.label.description-hi"),
  rules: rules("groups.label.rules"),
  rulesHi: rules("groups.label.rules-hi"),
  fkCityId: optional(key()),
  isClosed: z._default(flag(), false),
  asksFirst: z._default(flag(), false),
};

/** For `check` of the form: what the group is for stands there in one language at least. */
export function hasDescription({
  value,
  issues,
}: {
  value: { description?: string | undefined; descriptionHi?: string | undefined };
  issues: unknown[];
}): void {
  if (value.description || value.descriptionHi) return;
  const message = messageRef("field.required", { label: "@groups.label.description" });
  issues.push({ code: "custom", path: ["description"], message, input: value.description });
}
