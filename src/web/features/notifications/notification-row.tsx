/** One notification: what was told and when, whether it is new, where it leads, and what can be done with it. */
import {
  Bell,
  CalendarClock,
  Check,
  ChevronRight,
  IdCard,
  MessageCircle,
  MessageSquareText,
  Phone,
  Search,
  ShieldAlert,
  Store,
  Trash2,
  UserPlus,
} from "lucide-react";
import type { ReactNode } from "react";
import { showDate, showTime } from "#base/dates.ts";
import type { NotificationView } from "#contract/notifications.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Link } from "#web/ui/link.tsx";
import { noticeText } from "./notice-text.ts";

interface Props {
  notification: NotificationView;
  onRead: () => void;
  onDelete: () => void;
}

export function NotificationRow({ notification, onRead, onDelete }: Props) {
  const t = useWords();
  const language = useLanguage();
  const { isRead, createdAt } = notification;
  return (
    <li
      className={classNames(
        "flex gap-3.5 rounded-lg border border-line py-3 ps-4 pe-2",
        isRead ? "text-ink-soft" : "border-s-4 border-s-accent bg-card",
      )}
    >
      <span className={classNames("pt-0.5 [&>svg]:size-5", isRead ? "text-ink-soft" : "text-accent")}>
        {noticeIcon(notification.payload.key)}
      </span>
      <div className="min-w-0 flex-1">
        {!isRead && <span className="sr-only">{t("notices.new")} </span>}
        <NotificationText notification={notification} onRead={onRead} />
        <div className="-my-1.5 flex min-h-11 flex-wrap items-center justify-between gap-x-2">
          <time dateTime={createdAt} className="text-sm text-ink-soft tabular-nums">
            {showDate(createdAt, language)}, {showTime(createdAt, language)}
          </time>
          <span className="flex">
            {!isRead && (
              <IconButton label={t("notices.read")} onClick={onRead}>
                <Check aria-hidden="true" />
              </IconButton>
            )}
            <IconButton label={t("notices.delete")} onClick={onDelete} className="hover:text-danger">
              <Trash2 aria-hidden="true" />
            </IconButton>
          </span>
        </div>
      </div>
    </li>
  );
}

/** Following it reads it. */
function NotificationText({ notification, onRead }: Pick<Props, "notification" | "onRead">) {
  const t = useWords();
  const here = useHere();
  const { redirect, isRead } = notification;
  const text = noticeText(notification, t);
  const look = classNames("pe-2", !isRead && "font-semibold");
  if (!redirect) return <p className={look}>{text}</p>;
  return (
    <Link
      to={here(redirect)}
      onClick={isRead ? undefined : onRead}
      className={classNames(look, "block hover:underline")}
    >
      {text}
      <ChevronRight aria-hidden="true" className="ms-0.5 inline size-4 align-[-0.15em]" />
    </Link>
  );
}

/** By the beginning of the key; the longest that fits comes first. */
const ICONS: Array<[start: string, icon: ReactNode]> = [
  ["notice.lead.call", <Phone key="call" aria-hidden="true" />],
  ["notice.lead.whatsapp", <MessageCircle key="whatsapp" aria-hidden="true" />],
  ["notice.lead", <MessageSquareText key="lead" aria-hidden="true" />],
  ["notice.follow-up", <CalendarClock key="follow-up" aria-hidden="true" />],
  ["notice.business", <Store key="business" aria-hidden="true" />],
  ["notice.listing", <Store key="listing" aria-hidden="true" />],
  ["notice.plan", <IdCard key="plan" aria-hidden="true" />],
  ["notice.payment", <IdCard key="payment" aria-hidden="true" />],
  ["notice.invite", <UserPlus key="invite" aria-hidden="true" />],
  ["notice.pin", <ShieldAlert key="pin" aria-hidden="true" />],
  ["notice.device", <ShieldAlert key="device" aria-hidden="true" />],
  ["notice.saved-search", <Search key="saved-search" aria-hidden="true" />],
  ["notice.session", <ShieldAlert key="session" aria-hidden="true" />],
];

function noticeIcon(key: string): ReactNode {
  return ICONS.find(([start]) => key.startsWith(start))?.[1] ?? <Bell aria-hidden="true" />;
}
