/** How a member is named below what they write for everybody. */
import { maskContacts } from "#base/contact-mask.ts";

interface Writer {
  first_name: string;
  last_name: string;
  /** Whether the whole name stands on a public page of theirs. */
  has_page: boolean;
}

/** The whole name where the member has a public page with it, else 'Rekha S.'. */
export function shownName({ first_name, last_name, has_page }: Writer): string {
  const [initial] = new Intl.Segmenter().segment(last_name);
  const last = has_page ? last_name : initial && `${initial.segment}.`;
  return maskContacts([first_name, last].filter(Boolean).join(" "));
}
