/** Whoever has a list of leads open has read what told of them; one that arrives meanwhile comes into the list. */
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useArrivals, useUnread } from "#web/features/notifications/live-notifications-provider.tsx";
import { type LeadsList, markLeadsAsRead, tellsOfLeads } from "./lead-kinds.ts";

export function useReadNotices(list: LeadsList): void {
  const { setTotal } = useUnread();
  const { revalidate } = useRevalidator();
  // Where it fails the notifications stay unread, and can be read by hand.
  const read = () => void markLeadsAsRead(list).then(setTotal, () => undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list that is opened
  useEffect(read, [list === "mine" ? list : list.id]);
  useArrivals(({ redirect }) => {
    if (!redirect || !tellsOfLeads(list, redirect)) return;
    void revalidate();
    read();
  });
}
