/** Says above a screen that there is no connection, and of a page from the device's store when it was stored. Comes after the first load, with all that a first page does not need. */
import { CloudOff } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { dayOf, showDate, showTime } from "#base/dates.ts";
import { isLoaded, loadGroup } from "#web/platform/language/catalogue.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { useForgetting } from "#web/platform/offline/forgetting.ts";
import { watchGoneParts } from "#web/platform/offline/gone-parts.ts";
import { registerSiteWorker, savesData, tellSeen } from "#web/platform/offline/site-worker.ts";
import { storedAt } from "#web/platform/offline/stored-page.ts";
import { Button } from "#web/ui/button.tsx";

/** Who stays so long reads a page that a link led to. */
const READ_MS = 3000;

export default function OfflineNote() {
  const { key, pathname } = useLocation();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isReady = useTextsInTime();
  // The worker is told of the texts too: they cannot be fetched any more when they are needed.
  useEffect(() => {
    if (isReady) void registerSiteWorker().catch(() => undefined);
  }, [isReady]);
  useEffect(watchGoneParts, []);
  useForgetting();
  // Asked for as those ask who want to leave something for later: what they ask for is then here when there is no connection.
  useEffect(() => {
    if (!isOnline) return;
    import("#web/platform/offline/later.ts").then(({ sendKept }) => sendKept()).catch(() => undefined);
  }, [isOnline]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new screen is told of
  useEffect(() => {
    if (savesData()) return;
    const timer = setTimeout(() => void tellSeen().catch(() => undefined), READ_MS);
    return () => clearTimeout(timer);
  }, [key]);
  const at = isLoadedHere(pathname) ? storedAt() : undefined;
  return isReady && (!isOnline || at) ? <Note at={at} /> : null;
}

/** True once they are here. */
function useTextsInTime(): boolean {
  const language = useLanguage();
  const [, setLoaded] = useState("");
  useEffect(
    () =>
      void loadGroup("offline", language).then(
        () => setLoaded(language),
        () => undefined,
      ),
    [language],
  );
  return isLoaded("offline", language);
}

function Note({ at }: { at: Date | undefined }) {
  const t = useWords();
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-b border-line bg-accent-soft px-4 py-2 text-center print:hidden"
    >
      <span className="inline-flex items-center gap-2">
        <CloudOff aria-hidden="true" className="size-5 shrink-0 text-maroon" />
        {at ? t("offline.stored", timesOf(at, t.language)) : t("offline.now")}
      </span>
      {at && (
        <Button size="small" onClick={() => location.reload()}>
          {t("offline.reload")}
        </Button>
      )}
    </div>
  );
}

function timesOf(at: Date, language: "en" | "hi"): { at: string } {
  const time = showTime(at, language);
  return { at: dayOf(at) === dayOf(new Date()) ? time : `${showDate(at, language)}, ${time}` };
}

/** Whether the document was loaded for this screen, and no link has led on since. */
function isLoadedHere(pathname: string): boolean {
  const [page] = performance.getEntriesByType("navigation");
  return page !== undefined && new URL(page.name).pathname === pathname;
}

function subscribe(listener: () => void): () => void {
  for (const name of ["online", "offline"]) window.addEventListener(name, listener);
  return () => {
    for (const name of ["online", "offline"]) window.removeEventListener(name, listener);
  };
}
