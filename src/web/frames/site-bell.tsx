/** The bell of the member area on public pages, with what it needs: loaded for members alone. */
import { Bell } from "#web/features/notifications/bell.tsx";
import { LiveNotificationsProvider } from "#web/features/notifications/live-notifications-provider.tsx";
import { WithWords } from "#web/platform/language/words.tsx";

export default function SiteBell() {
  return (
    <WithWords group="member">
      <LiveNotificationsProvider>
        <Bell />
      </LiveNotificationsProvider>
    </WithWords>
  );
}
