/** Above the edit form: how the business stands, and what a change of it means. */
import type { ReactNode } from "react";
import type { PrefilledBusiness } from "#contract/business-fields.ts";
import type { OwnBusiness } from "#contract/own-businesses.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { waitingFields } from "./business-forms.ts";

export function EditNote({ own, edit }: { own: OwnBusiness; edit: PrefilledBusiness }) {
  const t = useWords();
  const language = useLanguage();
  const { status, rejectionMessage, hasUnsentCorrection } = own;
  const waiting = waitingFields(own, edit).map((label) => t(label));
  const refusal = rejectionMessage && (
    <p lang={langOf(rejectionMessage, language)} className="font-semibold">
      {rejectionMessage}
    </p>
  );
  const wayBack = <p>{t(hasUnsentCorrection ? "businesses.correction-unsent" : "businesses.rejected.edit")}</p>;
  if (status === "rejected")
    return (
      <Box badge={<Badge tone="danger">{t("businesses.rejected")}</Badge>}>
        {refusal}
        {wayBack}
      </Box>
    );
  if (status === "pending")
    return (
      <Box badge={<Badge tone="accent">{t("businesses.pending")}</Badge>}>
        <p>{t("businesses.pending.edit")}</p>
      </Box>
    );
  return (
    <Box badge={<Badge tone="open">{t("businesses.approved")}</Badge>}>
      {refusal}
      {refusal && <p>{t("businesses.edit-rejected")}</p>}
      {refusal && wayBack}
      {waiting.length > 0 && (
        <p className="font-semibold">
          {t("businesses.edit-waiting", { fields: new Intl.ListFormat(`${language}-IN`).format(waiting) })}
        </p>
      )}
      <p>{t("businesses.edit.what-waits")}</p>
    </Box>
  );
}

function Box({ badge, children }: { badge: ReactNode; children: ReactNode }) {
  return (
    <div className="flex max-w-form flex-col items-start gap-2 rounded-md border border-line bg-card p-4">
      {badge}
      {children}
    </div>
  );
}
