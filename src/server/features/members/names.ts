/** What a member may be called: names stand in notices to others, so they carry no contact and no address of a site. */
import { refusedNames } from "#contract/contact-free.ts";
import { refuseFields } from "#server/platform/refusal.ts";

/** Refuses a form with a contact in a name, at the name. */
export function refuseContactsInNames(names: { firstName: string; lastName?: string | undefined }): void {
  const refused = refusedNames(names);
  if (Object.keys(refused).length > 0) refuseFields(refused);
}
