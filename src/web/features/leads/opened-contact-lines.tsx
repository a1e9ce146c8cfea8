/** Phone and e-mail that a lead of this visit has opened, kept in sight. */
import { Mail, Phone } from "lucide-react";
import { spacedPhone } from "#base/digits.ts";
import { useContact } from "./contact.tsx";
import type { ContactTarget } from "./contact-target.ts";
import { telAddress } from "./open-contact.ts";

const LINE = "link inline-flex min-h-11 items-center gap-3 [&>svg]:size-5 [&>svg]:shrink-0";

/** Nothing until something was opened. */
export function OpenedContactLines({ target }: { target: ContactTarget }) {
  const opened = useContact().opened.get(target.id);
  if (!opened?.phoneNo) return null;
  return (
    <div className="flex flex-col">
      <a href={telAddress(opened.phoneNo)} className={`${LINE} tabular-nums`}>
        <Phone aria-hidden="true" />
        {`+91 ${spacedPhone(opened.phoneNo)}`}
      </a>
      {opened.email && (
        <a href={`mailto:${opened.email}`} className={`${LINE} break-all`}>
          <Mail aria-hidden="true" />
          {opened.email}
        </a>
      )}
    </div>
  );
}
