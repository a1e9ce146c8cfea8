/** The membership card: shown here with its number and its signed QR, saved as a PDF. */
import { Download } from "lucide-react";
import { useLoaderData } from "react-router";
import { showDate } from "#base/dates.ts";
import { qrPath } from "#base/qr-path.ts";
import { plans } from "#contract/plans.ts";
import { cityName } from "#web/features/places/place-name.ts";
import { call } from "#web/platform/calls/call.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { LotusBridge } from "#web/ui/lotus-bridge.tsx";
import { QrCode } from "#web/ui/qr-code.tsx";
import { useDocuments } from "./use-documents.ts";

export const handle: ScreenHandle = { title: "plans.card.title" };

export function clientLoader() {
  return call(plans.card, {});
}
clientLoader.hydrate = true as const;

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
  const { name, number, validUntil, address } = useLoaderData<typeof clientLoader>();
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
          <dd className="text-xl font-bold wrap-anywhere">{name}</dd>
        </div>
        {user?.city && (
          <div>
            <dt className="text-sm text-ink-soft">{t("plans.card.city")}</dt>
            <dd className="font-semibold">{cityName({ ...user, city: user.city }, language)}</dd>
          </div>
        )}
        <div>
          <dt className="text-sm text-ink-soft">{t("plans.fact.until")}</dt>
          <dd className="font-semibold tabular-nums">{showDate(validUntil, language)}</dd>
        </div>
        <div className="col-span-2">
          <dt className="text-sm text-ink-soft">{t("plans.card.number")}</dt>
          <dd className="text-xl font-bold tracking-wide tabular-nums">{number}</dd>
        </div>
        <div className="col-span-2 mx-auto w-full max-w-64">
          <dt className="sr-only">{t("plans.card.qr")}</dt>
          <dd>
            <QrCode qr={qrPath(address)} label={t("plans.card.qr")} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}
