/** What the staff decide about a business shows on the screens that say how it stands, while they are open. */
import { useRevalidator } from "react-router";
import { useArrivals } from "#web/features/notifications/live-notifications-provider.tsx";

export function useBusinessNews(): void {
  const { revalidate } = useRevalidator();
  useArrivals(({ payload: { key } }) => {
    if (key.startsWith("notice.business")) void revalidate();
  });
}
