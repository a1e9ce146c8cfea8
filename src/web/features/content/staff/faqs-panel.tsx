/** The questions with their answers, by topic, and the form of one. */
import { PencilLine, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { FAQ_TOPICS } from "#contract/content-choices.ts";
import { type StaffFaq, staffSite } from "#contract/staff-site.ts";
import { call } from "#web/platform/calls/call.ts";
import { DeleteDialog } from "#web/platform/failures/delete-dialog.tsx";
import { useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { FaqForm } from "./faq-form.tsx";

export function FaqsPanel({ faqs }: { faqs: StaffFaq[] }) {
  const t = useWords();
  const toasts = useToasts();
  const revalidator = useRevalidator();
  const [edited, setEdited] = useState<StaffFaq | "new">();
  const [asked, ask] = useState<StaffFaq>();
  const titleOf = (faq: StaffFaq) => (t.language === "hi" ? faq.questionHi : faq.question);
  const readAgain = () => void revalidator.revalidate();
  if (edited)
    return (
      <FaqForm
        faq={edited === "new" ? undefined : edited}
        nextPlace={Math.min(999, Math.max(0, ...faqs.map(({ place }) => place)) + 1)}
        onClose={() => setEdited(undefined)}
        onDone={() => {
          setEdited(undefined);
          toasts.show({ tone: "success", text: t("staff.site.saved") });
          readAgain();
        }}
      />
    );
  return (
    <>
      <Button className="justify-self-start" icon={<Plus aria-hidden="true" />} onClick={() => setEdited("new")}>
        {t("staff.site.faq.new")}
      </Button>
      {faqs.length === 0 && <p className="text-ink-soft">{t("staff.site.faq.empty")}</p>}
      {FAQ_TOPICS.map((topic) => {
        const own = faqs.filter((faq) => faq.topic === topic);
        if (own.length === 0) return null;
        return (
          <section key={topic} aria-labelledby={`topic-${topic}`}>
            <h2 id={`topic-${topic}`} className="mb-2 text-lg">
              {t(`faq.topic.${topic}`)}
            </h2>
            <Card flush>
              <ul className="divide-y divide-line">
                {own.map((faq) => (
                  <li key={faq._id} className="flex flex-wrap items-center gap-x-3 px-4 py-2">
                    <span className="w-8 text-sm text-ink-soft tabular-nums">{faq.place}</span>
                    <span className="min-w-48 flex-1 wrap-anywhere">{titleOf(faq)}</span>
                    <Badge tone={faq.isPublished ? "open" : "plain"}>
                      {t(faq.isPublished ? "staff.site.published" : "staff.site.draft")}
                    </Badge>
                    <IconButton label={`${t("staff.site.edit")}: ${titleOf(faq)}`} onClick={() => setEdited(faq)}>
                      <PencilLine aria-hidden="true" />
                    </IconButton>
                    <IconButton label={`${t("staff.site.delete")}: ${titleOf(faq)}`} onClick={() => ask(faq)}>
                      <Trash2 aria-hidden="true" />
                    </IconButton>
                  </li>
                ))}
              </ul>
            </Card>
          </section>
        );
      })}
      <DeleteDialog
        item={asked}
        title={t("staff.site.faq.delete")}
        text={t("staff.site.faq.delete.text", { title: asked ? titleOf(asked) : "" })}
        yes={t("staff.site.delete.yes")}
        no={t("staff.site.delete.no")}
        deleted={t("staff.site.delete.done")}
        remove={({ _id: id }) => call(staffSite.removeFaq, { id })}
        onClose={() => ask(undefined)}
        onDeleted={readAgain}
      />
    </>
  );
}
