/** The links to a biodata: for whom each is, what it holds, how long it is open, how often it was opened, and how to send it or take it back. */
import { useState } from "react";
import { showDate } from "#base/dates.ts";
import { biodata } from "#contract/matrimony/biodata.ts";
import type { BiodataLink } from "#contract/matrimony/biodata-views.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import type { MorePages } from "#web/platform/paging/use-more-pages.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { SendLink } from "./send-link.tsx";

interface Props {
  /** Of the person. */
  name: string;
  pages: MorePages<BiodataLink>;
}

export function LinkList({ name, pages }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState<string>();
  const revoke = async ({ _id, label }: BiodataLink) => {
    setBusy(_id);
    try {
      const { link } = await call(biodata.revokeLink, { id: _id });
      pages.change((items) => items.map((one) => (one._id === _id ? link : one)));
      toasts.show({ tone: "success", text: t("biodata.link.revoked", { label }) });
    } catch (error) {
      sayFailure(error);
    }
    setBusy(undefined);
  };
  return (
    <section>
      <h2 className="mb-3 text-lg">{t("biodata.links")}</h2>
      {pages.items.length === 0 && <p className="text-ink-soft">{t("biodata.links.none")}</p>}
      <PagedList pages={pages} moreLabel={t("biodata.link.more")}>
        <ul className="flex flex-col gap-3">
          {pages.items.map((link) => (
            <li key={link._id} className="flex flex-col gap-3 rounded-lg border border-line bg-card p-4 shadow-card">
              <About link={link} />
              {link.secret && (
                <div className="flex flex-wrap gap-2.5">
                  <SendLink name={name} label={link.label} secret={link.secret} />
                  <Button
                    size="small"
                    look="quiet"
                    busy={busy === link._id}
                    aria-label={t("biodata.link.revoke.of", { label: link.label })}
                    onClick={() => void revoke(link)}
                  >
                    {t("biodata.link.revoke")}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      </PagedList>
    </section>
  );
}

function About({ link }: { link: BiodataLink }) {
  const t = useWords();
  const language = useLanguage();
  const day = (at: string | null) => (at === null ? "" : showDate(at, language));
  const parts = (["withPhoto", "withContact", "withHoroscope"] as const)
    .filter((part) => link[part])
    .map((part) => t(`biodata.link.part.${part}`));
  return (
    <div className="flex flex-wrap items-start justify-between gap-2">
      <div className="min-w-0 flex-1 basis-60">
        <h3 lang={langOf(link.label, language)} className="text-base font-semibold wrap-anywhere">
          {link.label}
        </h3>
        <p className="text-sm text-ink-soft">
          {[
            t("biodata.link.since", { date: day(link.createdAt) }),
            parts.length > 0 ? t("biodata.link.holds", { parts: parts.join(", ") }) : t("biodata.link.holds.none"),
            t("biodata.link.openings", { n: link.openings, date: day(link.lastOpenedAt) }),
          ].join(" · ")}
        </p>
      </div>
      <Badge tone={link.state === "open" ? "open" : "plain"}>
        {t(`biodata.link.state.${link.state}`, { date: day(link.expiresAt) })}
      </Badge>
    </div>
  );
}
