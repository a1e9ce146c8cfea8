/** The bell with the number of unread notifications, as a link to them. */
import { Bell as BellIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { BADGE_CAP } from "#contract/limits.ts";
import { notifications } from "#contract/notifications.ts";
import { paths } from "#contract/paths.ts";
import { call } from "#web/platform/call.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";

const ASK_EVERY_MS = 60_000;

/** Asks for the count now and then while someone can see it, which does not count as being active. */
export function Bell() {
  const t = useWords();
  const here = useHere();
  const unread = useUnread();
  return (
    <Link
      to={here(paths.notifications())}
      aria-label={unread ? t("members.bell.unread", { n: unread }) : t("site.notifications")}
      className="relative inline-grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
    >
      <BellIcon aria-hidden="true" className="size-6" />
      {unread ? <UnreadBadge count={unread} className="absolute top-0 start-1/2" /> : null}
    </Link>
  );
}

/** '99+' above 99. */
export function UnreadBadge({ count, className = "" }: { count: number; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`grid h-5 min-w-5 place-items-center rounded-full bg-maroon px-1 text-xs leading-none font-bold text-card tabular-nums ${className}`}
    >
      {count > BADGE_CAP ? `${BADGE_CAP}+` : count}
    </span>
  );
}

function useUnread(): number | undefined {
  const [unread, setUnread] = useState<number>();
  useEffect(() => {
    const stop = new AbortController();
    const ask = () => {
      if (document.visibilityState === "hidden") return;
      call(notifications.count, {}, { background: true, retries: 0, signal: stop.signal }).then(
        ({ total }) => setUnread(total),
        () => undefined,
      );
    };
    ask();
    const timer = setInterval(ask, ASK_EVERY_MS);
    document.addEventListener("visibilitychange", ask);
    return () => {
      stop.abort();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, []);
  return unread;
}
