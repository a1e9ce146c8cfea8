/** The purposes of donations as the treasurer writes them. */
import { PencilLine, Plus } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { StaffPurposeView } from "#contract/donations/donation-views.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { Progress } from "./purpose-card.tsx";
import { PurposeDialog } from "./purpose-dialog.tsx";

export function PurposesPanel({ purposes }: { purposes: StaffPurposeView[] }) {
  const t = useWords();
  const language = useLanguage();
  const toasts = useToasts();
  const revalidator = useRevalidator();
  const [edited, setEdited] = useState<StaffPurposeView | "new">();
  return (
    <>
      <Button className="justify-self-start" icon={<Plus aria-hidden="true" />} onClick={() => setEdited("new")}>
        {t("staff.donations.purpose.new")}
      </Button>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {purposes.map((purpose) => {
          const name = language === "hi" ? purpose.nameHi : purpose.name;
          return (
            <li key={purpose._id}>
              <Card as="article" className="flex h-full flex-col gap-3">
                <header className="flex items-start justify-between gap-3">
                  <h2 className="text-lg wrap-anywhere">{name}</h2>
                  {!purpose.isOpen && <Badge>{t("staff.donations.purpose.closed")}</Badge>}
                </header>
                <p className="text-ink-soft">{language === "hi" ? purpose.aboutHi : purpose.about}</p>
                <div className="mt-auto grid gap-3">
                  <Progress purpose={purpose} name={name} />
                  <Button
                    size="small"
                    className="justify-self-start"
                    icon={<PencilLine aria-hidden="true" />}
                    aria-label={`${t("staff.donations.purpose.edit")}: ${name}`}
                    onClick={() => setEdited(purpose)}
                  >
                    {t("staff.donations.purpose.edit")}
                  </Button>
                </div>
              </Card>
            </li>
          );
        })}
      </ul>
      {edited && (
        <PurposeDialog
          purpose={edited === "new" ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onDone={() => {
            setEdited(undefined);
            toasts.show({ tone: "success", text: t("staff.donations.purpose.saved") });
            void revalidator.revalidate();
          }}
        />
      )}
    </>
  );
}
