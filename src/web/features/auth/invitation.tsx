/** Who invited the person that signs up, and what else waits for them. */
import { Gift, Store } from "lucide-react";
import type { ReactNode } from "react";
import { firstNameIn } from "#contract/names.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useSignUpProgress } from "./sign-up-progress.ts";

/** The link's own words are shown only when they look like a name; once the server has looked, its answer counts. */
export function Invitation() {
  const t = useWords();
  const { refId, referredby, invitedBy, claims } = useSignUpProgress();
  const name = firstNameIn(invitedBy === undefined ? refId && referredby : invitedBy);
  return (
    <>
      {name && <Note icon={<Gift aria-hidden="true" />}>{t("auth.sign-up.invited", { name })}</Note>}
      {claims && <Note icon={<Store aria-hidden="true" />}>{t("auth.sign-up.claims")}</Note>}
    </>
  );
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="mb-5 flex items-center gap-3 rounded-md bg-accent-soft px-4 py-3 font-semibold [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-accent">
      {icon}
      <span>{children}</span>
    </p>
  );
}
