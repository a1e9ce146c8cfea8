/** How many come to an event, and the way to say so; numbers as they were served until somebody signed in has newer ones. */
import { lazy, Suspense, useState } from "react";
import type { EventView } from "#contract/events/event-views.ts";
import { paths } from "#contract/paths.ts";
import { useHydrated } from "#web/platform/browser/use-hydrated.ts";
import { useHere, useWords, WithWords } from "#web/platform/language/words.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import type { Counts } from "./counts.ts";

const AnswerPart = lazy(() => import("./answer-part.tsx"));

export function EventComing({ event, path }: { event: EventView; path: string }) {
  const t = useWords();
  const here = useHere();
  const { user } = useSession();
  const isHydrated = useHydrated();
  const [newer, setNewer] = useState<Counts>();
  const { coming, perhaps, waiting } = newer ?? event;
  const left = event.capacity === null ? undefined : Math.max(0, event.capacity - coming);
  const isOpen = !event.isOver && !event.isCancelled && !event.hasStarted;
  const isMine = user?._id === event.fkUserId;
  if (event.isCancelled || event.approvalStatus !== "Approved") return null;
  return (
    <Card as="section" aria-labelledby="event-coming" className="flex flex-col gap-3">
      <h2 id="event-coming" className="text-xl">
        {t(event.isOver ? "events.came.n" : "events.coming.n", { n: coming })}
      </h2>
      <p className="text-ink-soft tabular-nums">
        {[
          perhaps > 0 ? t("events.perhaps.n", { n: perhaps }) : "",
          left !== undefined && isOpen ? t(left === 0 ? "events.room.none" : "events.room.left", { n: left }) : "",
          waiting > 0 && isOpen ? t("events.waiting.n", { n: waiting }) : "",
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {isHydrated && isOpen && !isMine && (
        <>
          <h3 className="text-lg">{t("events.answer.title")}</h3>
          {user ? (
            <Suspense fallback={<div className="h-40" />}>
              <WithWords group="event-form">
                <AnswerPart event={event} left={left} onCounts={setNewer} />
              </WithWords>
            </Suspense>
          ) : (
            <ButtonLink look="primary" to={here(paths.login({ from: path }))} className="self-start">
              {t("events.answer.log-in")}
            </ButtonLink>
          )}
          <p className="text-sm text-ink-soft">{t("events.answer.private")}</p>
        </>
      )}
    </Card>
  );
}
