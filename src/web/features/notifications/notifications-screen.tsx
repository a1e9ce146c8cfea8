/** /userAdmin/notifications: everything the portal told its member, newest first, growing while it is open. */
import { useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { alertSettings } from "#contract/alert-settings.ts";
import { paths } from "#contract/paths.ts";
import { pushSettings } from "#contract/push-settings.ts";
import { call } from "#web/platform/calls/call.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { DiyaPicture } from "#web/ui/pictures/diya-picture.tsx";
import { AlertSettingsFold } from "./alert-settings-fold.tsx";
import { NotificationRow } from "./notification-row.tsx";
import { PushFold } from "./push-fold.tsx";
import { fetchNotifications, type NotificationList, useNotificationList } from "./use-notification-list.ts";

export const handle: ScreenHandle = { title: "notices.title" };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const from = new URL(request.url).searchParams.get("cursor") ?? undefined;
  const [page, settings, push] = await Promise.all([
    fetchNotifications(from),
    call(alertSettings.fetch, {}),
    call(pushSettings.fetch, {}),
  ]);
  return { page, from, settings, push };
}

export default function NotificationsScreen() {
  const { page, from, settings, push } = useLoaderData<typeof clientLoader>();
  const list = useNotificationList(page, from);
  const { items } = list.pages;
  if (items.length === 0)
    return (
      <div className="flex max-w-3xl flex-col gap-4">
        <AlertSettingsFold settings={settings} />
        <PushFold settings={push} />
        <NothingTold />
      </div>
    );
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <AlertSettingsFold settings={settings} />
      <PushFold settings={push} />
      <NotificationTools list={list} />
      <PagedList pages={list.pages}>
        <ul className="flex flex-col gap-2.5">
          {items.map((notification) => (
            <NotificationRow
              key={notification._id}
              notification={notification}
              onRead={() => list.read(notification._id)}
              onDelete={() => void list.remove(notification._id)}
            />
          ))}
        </ul>
      </PagedList>
    </div>
  );
}

function NotificationTools({ list }: { list: NotificationList }) {
  const t = useWords();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const unread = list.unread ?? list.pages.items.filter(({ isRead }) => !isRead).length;
  const removeAll = async () => {
    setBusy(true);
    await list.removeAll();
    setBusy(false);
    setAsking(false);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-ink-soft" role="status">
        {t("notices.unread", { n: unread })}
      </p>
      <div className="flex flex-wrap gap-2">
        {unread > 0 && (
          <Button size="small" onClick={list.readAll}>
            {t("notices.read-all")}
          </Button>
        )}
        <Button size="small" look="quiet" onClick={() => setAsking(true)}>
          {t("notices.delete-all")}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        danger
        busy={busy}
        title={t("notices.delete-all.title")}
        yes={t("notices.delete-all.yes")}
        no={t("notices.delete-all.no")}
        onYes={() => void removeAll()}
        onNo={() => setAsking(false)}
      >
        <p>{t("notices.delete-all.text")}</p>
      </ConfirmDialog>
    </div>
  );
}

function NothingTold() {
  const t = useWords();
  const here = useHere();
  return (
    <EmptyState
      picture={<DiyaPicture />}
      title={t("notices.empty")}
      action={
        <ButtonLink look="primary" to={here(paths.businesses())}>
          {t("site.my-business")}
        </ButtonLink>
      }
    >
      {t("notices.empty.text")}
    </EmptyState>
  );
}
