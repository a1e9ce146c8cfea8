/** Stands in every frame: watches the session, says what an earlier screen left to be said, and asks whether to buy a plan. */
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "#contract/paths.ts";
import { screenAt } from "#contract/screen-at.ts";
import { leaveNote, type TextNote, takeNotes } from "#web/platform/browser/screen-notes.ts";
import { loadGroup } from "#web/platform/language/catalogue.ts";
import { useHere, useWords, WithWords } from "#web/platform/language/words.tsx";
import { useSessionKeeper } from "#web/platform/session/session-keeper.ts";
import { sessionOfScreen } from "#web/platform/stored-session/session-name.ts";
import { useToasts } from "#web/ui/toast-region.tsx";

const PlanPrompt = lazy(() => import("#web/features/leads/plan-prompt.tsx"));

/** Who was away for half an hour cannot read it before they come back. */
const UNTIL_READ_MS = 24 * 3_600_000;

/** Shows nothing but the question whether to buy a plan, when a member without one was sent here. */
export function SessionCare() {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const here = useHere();
  const t = useWords();
  const toasts = useToasts();
  const screen = screenAt(pathname);
  const session = sessionOfScreen(pathname);
  const warning = useRef<number>(undefined);
  const isForSignedIn = screen !== undefined && screen.area !== "public" && screen.area !== "door";
  const toLogin = () => {
    if (screen?.name === "login" || screen?.name === "staffLogin") return;
    if (session === "console") return void navigate(here(paths.staffLogin()));
    void navigate(here(paths.login({ from: screen?.name === "signOut" ? undefined : pathname + search })));
  };
  const sayExpired = (durationMs?: number) =>
    void toasts.show({ tone: "warning", text: t("site.session-expired"), durationMs });

  useSessionKeeper(session, {
    onIdle: () => {
      sayExpired(UNTIL_READ_MS);
      toLogin();
    },
    onStale: () => sayExpired(),
    onRunOut: () => {
      sayExpired(UNTIL_READ_MS);
      if (isForSignedIn) toLogin();
    },
    onIdleSoon: (leftMs) => {
      if (warning.current !== undefined) toasts.dismiss(warning.current);
      warning.current = undefined;
      if (leftMs !== null)
        warning.current = toasts.show({
          tone: "info",
          text: t("site.idle-soon", { n: Math.ceil(leftMs / 60_000) }),
          durationMs: leftMs,
        });
    },
    onLeft: () => {
      if (isForSignedIn) toLogin();
    },
    onVerdict: (verdict) => {
      if (verdict === "ended") toLogin();
      if (verdict !== "no-plan" || screen?.onPlan0 !== false) return;
      leaveNote({ ask: "buy-plan" });
      void navigate(here(paths.home()));
    },
  });

  const [isAsking, setAsking] = useState(false);
  /** The sentence of a refusal comes when it is needed. */
  const say = async ({ tone, id, values }: TextNote) => {
    if (!t.has(id)) await loadGroup("refusals", t.language).catch(() => undefined);
    toasts.show({ tone, text: t(id, values) });
  };
  const read = useEffectEvent(() => {
    for (const note of takeNotes()) {
      if ("ask" in note) setAsking(true);
      else void say(note);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new screen says what was left for it
  useEffect(() => read(), [key]);
  return (
    isAsking && (
      <Suspense>
        <WithWords group="contact">
          <PlanPrompt onClose={() => setAsking(false)} />
        </WithWords>
      </Suspense>
    )
  );
}
