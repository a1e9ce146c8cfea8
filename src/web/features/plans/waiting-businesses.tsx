/** Which businesses a list left to the member, who can work on them once a plan runs; the page of each is open without one. */
import { Store } from "lucide-react";
import { type NotificationView, notifications } from "#contract/notifications.ts";
import { call } from "#web/platform/calls/call.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { Link } from "#web/ui/link.tsx";

/** Nothing for whose plan runs, and when there are none. Following one reads its notice. */
export function WaitingBusinesses({ notices }: { notices: readonly NotificationView[] }) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { paid } = useSession();
  if (paid || notices.length === 0) return null;
  return (
    <ul className="grid gap-2 rounded-lg bg-accent-soft px-4 py-3 font-semibold">
      {notices.map(({ _id: id, payload: { values }, redirect }) => (
        <li key={id} className="flex items-center gap-3">
          <Store aria-hidden="true" className="size-6 shrink-0 text-accent" />
          <span>
            {t("plans.business-waiting")}{" "}
            <Link
              to={here(redirect ?? "")}
              className="link"
              lang={langOf(String(values.title), language)}
              onClick={() => void call(notifications.markAsRead, { id }).catch(() => undefined)}
            >
              {values.title}
            </Link>
          </span>
        </li>
      ))}
    </ul>
  );
}
