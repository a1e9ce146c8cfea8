/** The document around every screen: language, theme, the standing providers, and the app-wide error screen. */
import devanagari from "@fontsource/mukta/files/mukta-devanagari-700-normal.woff2?url";
import { lazy, type ReactNode, Suspense, useContext, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { type LoaderFunctionArgs, Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";
import { content } from "#contract/content.ts";
import { languageOf } from "#contract/paths.ts";
import { robotsAt, screenAt } from "#contract/screen-at.ts";
import { AppBoundary } from "./frames/app-boundary.tsx";
import { ComingTexts } from "./frames/coming-texts.tsx";
import { RouterErrorScreen } from "./frames/error-screens.tsx";
import { EARLY_PRESS_SCRIPT, useEarlyPress } from "./platform/browser/early-press.ts";
import { THEME_SCRIPT } from "./platform/browser/theme.ts";
import { useLanguage, useWords, WithWords } from "./platform/language/words.tsx";
import { afterFirstLoad } from "./platform/loading/after-first-load.ts";
import { apiOf } from "./platform/loading/loader-api.ts";
import { LeavesScriptsOut, Nonce } from "./platform/loading/nonce.ts";
import { type SiteFacts, useSiteFacts } from "./platform/loading/site-facts.ts";
import { ModalProvider } from "./ui/modal-scope.tsx";
import style from "./ui/portal.css?url";
import { ToastProvider } from "./ui/toast-region.tsx";
import { type UiWords, UiWordsProvider } from "./ui/words.tsx";

/** What no page needs; where it does not come the page does without. */
const late = (load: () => Promise<{ default: () => ReactNode }>) =>
  lazy(() => load().catch(() => ({ default: () => null })));
const OfflineNote = late(() => import("./frames/offline-note.tsx"));
const InstallHint = late(() => import("./frames/install-hint.tsx"));
const FIRST_SCRIPT = `${THEME_SCRIPT};${EARLY_PRESS_SCRIPT}`;

/** What every page knows of the portal, in the language of the address; pages are made anew when the operator changes a text. */
export async function loader(args: LoaderFunctionArgs): Promise<SiteFacts> {
  const api = apiOf(args);
  api.shows("content");
  const { language } = languageOf(new URL(args.request.url).pathname);
  const { commonInfo } = await api.call(content.fetchCommonInfo, { language });
  return { ...commonInfo, publicUrl: api.publicUrl, accessKey: api.accessKey };
}

/** What the root knows never changes while a page is open. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const facts = useSiteFacts();
  const robots = robotsAt(useLocation().pathname);
  // The nonce marks our own scripts while rendering on the server; the server hashes them and takes it away.
  const nonce = useContext(Nonce);
  const isServed = useIsServed();
  const leavesScriptsOut = useContext(LeavesScriptsOut);
  return (
    <html lang={language === "hi" ? "hi-IN" : "en-IN"} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf5ec" />
        {robots && <meta name="robots" content={robots} />}
        {facts && <meta name="access-key" content={facts.accessKey} />}
        {isServed && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: one constant script of our own, allowed by its hash
          <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />
        )}
        {/* With a precedence it stands before the scripts that are fetched ahead, which nobody waits for. */}
        <link rel="stylesheet" href={style} precedence="default" />
        {language === "hi" && (
          <link rel="preload" href={devanagari} as="font" type="font/woff2" crossOrigin="anonymous" />
        )}
        <link rel="manifest" href={`/manifest${language === "hi" ? "-hi" : ""}.webmanifest`} />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <UiWordsProvider words={useUiTexts()}>
          <ModalProvider>
            <ToastProvider>{children}</ToastProvider>
          </ModalProvider>
        </UiWordsProvider>
        {isServed && !leavesScriptsOut && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

/** The standing words of the UI kit, from the catalogue. */
function useUiTexts(): UiWords {
  const t = useWords();
  return useMemo(
    () => ({
      close: t("ui.close"),
      show: t("ui.show"),
      hide: t("ui.hide"),
      chooseFile: t("ui.choose-file"),
      previous: t("ui.previous"),
      next: t("ui.next"),
      position: (index, count) => t("ui.position", { index, count }),
      characters: (used, limit) => t("ui.characters", { used, limit }),
    }),
    [t],
  );
}

/** False where the browser draws the document itself after an error: its scripts run already, and the policy on scripts forbids drawing them. */
function useIsServed(): boolean {
  const isInBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const [isServed] = useState(!isInBrowser);
  return isServed;
}

export default function App() {
  useEarlyPress();
  const [isLate, setLate] = useState(false);
  useEffect(() => void afterFirstLoad.then(() => setLate(true)), []);
  return (
    <AppBoundary>
      {isLate && (
        <Suspense>
          <OfflineNote />
        </Suspense>
      )}
      <ComingTexts />
      <WithWords group={screenAt(useLocation().pathname)?.texts}>
        <Outlet />
      </WithWords>
      {isLate && (
        <Suspense>
          <InstallHint />
        </Suspense>
      )}
    </AppBoundary>
  );
}

export { RouterErrorScreen as ErrorBoundary };
