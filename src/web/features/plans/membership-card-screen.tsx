/** The membership card: seen here, saved as a PDF. */
import { Download } from "lucide-react";
import { showDate } from "#base/dates.ts";
import { cityName } from "#web/features/places/place-name.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { LotusBridge } from "#web/ui/lotus-bridge.tsx";
import { useDocuments } from "./use-documents.ts";

export const handle: ScreenHandle = { title: "plans.card.title" };

export default function MembershipCardScreen() {
  const t = useWords();
  const documents = useDocuments();
  return (
    <div className="grid max-w-xl gap-6">
      <p className="text-ink-soft">{t("plans.card.text")}</p>
      <Preview />
      <div>
        <Button
          look="primary"
          icon={<Download aria-hidden="true" />}
          busy={documents.busy === "card"}
          onClick={() => void documents.card()}
        >
          {t("plans.card.save")}
        </Button>
      </div>
    </div>
  );
}

function Preview() {
  const t = useWords();
  const language = useLanguage();
  const brand = useSiteFacts()?.brand ?? t("site.brand");
  const { user } = useSession();
  return (
    <Card as="section" flush className="max-w-md">
      <div className="flex items-center gap-3 border-b border-line bg-accent-soft px-5 py-4">
        <LotusBridge className="size-10" />
        <div>
          <p className="font-display text-lg leading-none font-bold text-maroon">{brand}</p>
          <p className="text-sm text-ink-soft">{t("plans.card.title")}</p>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-3 px-5 py-5">
        <div className="col-span-2">
          <dt className="text-sm text-ink-soft">{t("plans.card.member")}</dt>
          <dd className="text-xl font-bold wrap-anywhere">{user?.name}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">{t("plans.card.city")}</dt>
          <dd className="font-semibold">{user?.city ? cityName({ ...user, city: user.city }, language) : ""}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">{t("plans.fact.until")}</dt>
          <dd className="font-semibold tabular-nums">
            {user?.planExpiresAt ? showDate(user.planExpiresAt, language) : ""}
          </dd>
        </div>
      </dl>
    </Card>
  );
}
