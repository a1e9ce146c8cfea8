/** Offers, below the page and only to who comes back, to put the portal on the home screen. Whoever says no is left alone for a season. */
import { Smartphone } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { screenAt } from "#contract/screen-at.ts";
import { inBrowser } from "#web/platform/browser/storage.ts";
import { useWords, WithWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { Button } from "#web/ui/button.tsx";

/** What browsers tell that can install. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const DAYS = "viprasetu.days-here";
const REFUSED = "viprasetu.install-refused";
const FIRST_ASKED_ON = 3;
const SEASON_MS = 90 * 86_400_000;

export default function InstallHint() {
  const [offer, setOffer] = useState<InstallOffer>();
  const screen = screenAt(useLocation().pathname);
  useEffect(() => {
    const days = countDay();
    const hear = (event: Event) => {
      event.preventDefault();
      if (days >= FIRST_ASKED_ON && !wasRefused()) setOffer(event as InstallOffer);
    };
    const forget = () => setOffer(undefined);
    window.addEventListener("beforeinstallprompt", hear);
    window.addEventListener("appinstalled", forget);
    return () => {
      window.removeEventListener("beforeinstallprompt", hear);
      window.removeEventListener("appinstalled", forget);
    };
  }, []);
  if (!offer || screen?.area !== "public") return null;
  return (
    <WithWords group="offline">
      <Hint
        onYes={() => {
          setOffer(undefined);
          void offer.prompt().catch(() => undefined);
        }}
        onNo={() => {
          setOffer(undefined);
          inBrowser.write(REFUSED, String(Date.now()));
        }}
      />
    </WithWords>
  );
}

function Hint({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  const t = useWords();
  const brand = useSiteFacts()?.brand ?? "";
  return (
    <aside
      aria-label={t("install.yes")}
      className="border-t border-line bg-card px-4 py-4 pb-[calc(var(--floor)+1rem)] print:hidden"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-5 gap-y-3">
        <p className="flex items-center gap-3">
          <Smartphone aria-hidden="true" className="size-6 shrink-0 text-maroon" />
          {t("install.text", { brand })}
        </p>
        <span className="flex flex-wrap gap-2">
          <Button size="small" onClick={onYes}>
            {t("install.yes")}
          </Button>
          <Button size="small" look="quiet" onClick={onNo}>
            {t("install.no")}
          </Button>
        </span>
      </div>
    </aside>
  );
}

/** On how many days this browser was here, with today. */
function countDay(): number {
  const today = new Date().toDateString();
  const [last, count] = (inBrowser.read(DAYS) ?? "").split("|");
  const days = (Number(count) || 0) + (last === today ? 0 : 1);
  inBrowser.write(DAYS, `${today}|${days}`);
  return days;
}

function wasRefused(): boolean {
  return Date.now() - Number(inBrowser.read(REFUSED) ?? 0) < SEASON_MS;
}
