/** Stands in every frame: watches the session, says what an earlier screen left to be said, and asks whether to buy a plan. */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { languageOf, paths } from "#contract/paths.ts";
import { PlanPrompt } from "#web/features/leads/prompts.tsx";
import { leaveNote, takeNotes } from "#web/platform/browser/left-notes.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { mayOpenWithoutPlan } from "#web/platform/session/open-without-plan.ts";
import { useSessionKeeper } from "#web/platform/session/session-keeper.ts";
import { areaAt } from "#web/platform/stored-session/session-area.ts";
import { useToasts } from "#web/ui/toast-region.tsx";

const MEMBERS_ONLY = /^\/(userAdmin|renewPlan|planRenewal|paymentSuccess|successPage)(\/|$)/;
/** Who was away for half an hour is not there to read: the word waits for them. */
const UNTIL_READ_MS = 24 * 3_600_000;

/** Shows nothing but the question whether to buy a plan, when a member without one was sent here. */
export function SessionCare() {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const here = useHere();
  const t = useWords();
  const toasts = useToasts();
  const { path } = languageOf(pathname);
  const area = areaAt(pathname);
  const warning = useRef<number>(undefined);
  const isMembersOnly = MEMBERS_ONLY.test(path) || area === "console";
  const toLogin = () => {
    if (path === paths.login() || path === paths.staffLogin()) return;
    if (area === "console") return void navigate(here(paths.staffLogin()));
    void navigate(here(paths.login(path === paths.signOut() ? undefined : pathname + search)));
  };
  const sayExpired = (durationMs?: number) =>
    void toasts.show({ tone: "warning", text: t("site.session-expired"), durationMs });

  useSessionKeeper(area, {
    onIdle: () => {
      sayExpired(UNTIL_READ_MS);
      toLogin();
    },
    onStale: () => sayExpired(),
    onRunOut: () => {
      sayExpired(UNTIL_READ_MS);
      if (isMembersOnly) toLogin();
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
      if (isMembersOnly) toLogin();
    },
    onVerdict: (verdict) => {
      if (verdict === "ended") toLogin();
      if (verdict !== "no-plan" || !MEMBERS_ONLY.test(path) || mayOpenWithoutPlan(path)) return;
      leaveNote({ ask: "buy-plan" });
      void navigate(here(paths.home()));
    },
  });

  const [isAsking, setAsking] = useState(false);
  const read = useEffectEvent(() => {
    for (const note of takeNotes()) {
      if ("ask" in note) setAsking(true);
      else toasts.show({ tone: note.tone, text: t(note.id, note.values) });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new screen says what was left for it
  useEffect(() => read(), [key]);
  return <PlanPrompt open={isAsking} onClose={() => setAsking(false)} />;
}
