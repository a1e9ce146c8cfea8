/** /mobileWeb: the portal in the browser of a phone, for whoever has no account yet: whether the connection is secure, and how it gets on the home screen. */
import { LockKeyhole, LockKeyholeOpen, MonitorSmartphone, WifiOff } from "lucide-react";
import { showTime } from "#base/dates.ts";
import { safeWebAddress } from "#base/web-address.ts";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { Card } from "#web/ui/card.tsx";
import { useConnection } from "./use-connection.ts";

export default function MobileWebScreen() {
  const t = useWords();
  const here = useHere();
  const facts = useSiteFacts();
  const brand = facts?.brand ?? t("site.brand");
  const store = safeWebAddress(facts?.appStoreLink ?? "");
  const title = t("mobile-web.title", { brand });
  return (
    <div className="mx-auto max-w-page px-4 pt-8 md:px-6 md:pt-12">
      <PageHead title={title} description={t("mobile-web.description", { brand })} path={paths.mobileWeb()} />
      <h1>{title}</h1>
      <p className="mt-3 max-w-text text-lg text-ink-soft">{t("mobile-web.intro")}</p>
      <ButtonLink look="primary" to={here(paths.home())} className="mt-6">
        {t("mobile-web.start", { brand })}
      </ButtonLink>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
        <ConnectionCard />
        <Card as="section" aria-labelledby="home-screen">
          <h2 id="home-screen" className="text-lg">
            {t("mobile-web.home-screen")}
          </h2>
          {(["android", "iphone"] as const).map((device) => (
            <div key={device}>
              <h3 className="mt-4 text-base">{t(`mobile-web.${device}`)}</h3>
              <ol className="mt-1 list-decimal ps-5">
                {([1, 2, 3] as const).map((step) => (
                  <li key={step}>{t(`mobile-web.${device}.${step}`)}</li>
                ))}
              </ol>
            </div>
          ))}
          {store && (
            <p className="mt-5">
              {t("mobile-web.app")}{" "}
              <a href={store} target="_blank" rel="noopener noreferrer" className="link">
                {t("mobile-web.app.get")}
              </a>
            </p>
          )}
        </Card>
      </div>
    </div>
  );
}

const ICONS = {
  checking: MonitorSmartphone,
  secure: LockKeyhole,
  local: MonitorSmartphone,
  insecure: LockKeyholeOpen,
  offline: WifiOff,
};
const TONES = {
  checking: "bg-sunken",
  secure: "bg-open-soft text-open",
  local: "bg-sunken",
  insecure: "bg-danger-soft text-danger",
  offline: "bg-danger-soft text-danger",
};

function ConnectionCard() {
  const t = useWords();
  const { state, at, checkNow } = useConnection();
  const Icon = ICONS[state];
  return (
    <Card as="section" aria-labelledby="connection">
      <h2 id="connection" className="text-lg">
        {t("mobile-web.connection")}
      </h2>
      <p className="mt-3 hidden noscript:block">{t("mobile-web.no-script")}</p>
      <div className="noscript:hidden">
        <p
          role="status"
          className={`mt-3 flex min-h-24 items-center gap-4 rounded-md px-4 py-3 font-semibold ${TONES[state]}`}
        >
          <Icon aria-hidden="true" className="size-7 shrink-0" />
          {t(`mobile-web.state.${state}`)}
        </p>
        <p className="mt-3 min-h-12 text-sm text-ink-soft">
          {at && t("mobile-web.checked", { time: showTime(at, t.language) })}
        </p>
        <div className="flex flex-wrap gap-3">
          {state === "insecure" && <SecureAddress />}
          <Button onClick={checkNow}>{t("mobile-web.check-now")}</Button>
        </div>
      </div>
    </Card>
  );
}

/** The same page over https. */
function SecureAddress() {
  const t = useWords();
  return (
    <a href={`https://${location.host}${location.pathname}`} className={buttonStyle({ look: "primary" })}>
      {t("mobile-web.open-secure")}
    </a>
  );
}
