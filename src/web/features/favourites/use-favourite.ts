/** Keeping an item and taking it out again, for a heart. */
import { useEffect, useState } from "react";
import { favourites } from "#contract/favourites.ts";
import type { KindKey } from "#contract/kinds.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { orLater, unLater } from "#web/platform/offline/or-later.ts";
import { useToasts } from "#web/ui/toast-region.tsx";
import { takeFavouriteWish } from "./favourite-wish.ts";
import { changeOwnItems, useOwnItem } from "./own-items.ts";

/** In place of the id of a favourite that waits for a connection. */
const WAITS = "";

export interface HeartItem {
  kind: KindKey;
  id: string;
  name: string;
}

export function useFavourite({ kind, id, name }: HeartItem, memberId: string | undefined) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const favourite = useOwnItem(memberId, kind, id);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const key = `favourite:${kind}:${id}`;
  const later = (text: "favourites.keep.later" | "favourites.keep.later-undone") => ({
    tone: "info" as const,
    text: t(text, { name }),
  });
  /** Of one that was sent since it was pressed without a connection. */
  const idOf = async (favouriteId: string) => {
    if (favouriteId !== WAITS) return favouriteId;
    // Keeping it once more answers its id.
    return (await call(favourites.create, { kind, fkItemId: id })).id;
  };
  const work = async (change: () => Promise<void>) => {
    setBusy(true);
    await change().catch(sayFailure);
    setBusy(false);
  };
  const forget = () => changeOwnItems(memberId!, (items) => items.filter(({ fkItemId }) => fkItemId !== id));
  const keep = () =>
    work(async () => {
      const kept = await orLater(key, favourites.create, { kind, fkItemId: id });
      const _id = kept?.id ?? WAITS;
      await changeOwnItems(memberId!, (items) => [
        ...items.filter((item) => item.fkItemId !== id),
        { _id, kind, fkItemId: id, hasNote: items.some((item) => item._id === _id && item.hasNote) },
      ]);
      toasts.show(
        kept ? { tone: "success", text: t("favourites.keep.done", { name }) } : later("favourites.keep.later"),
      );
    });
  const drop = (favouriteId: string) =>
    work(async () => {
      // What has not been sent need not be taken out.
      const isGone = favouriteId === WAITS && (await unLater(key));
      const sent = isGone ? {} : await orLater(key, favourites.delete, { id: await idOf(favouriteId) });
      await forget();
      toasts.show(
        sent ? { tone: "success", text: t("favourites.keep.undone", { name }) } : later("favourites.keep.later-undone"),
      );
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each item and member
  useEffect(() => {
    if (memberId && takeFavouriteWish({ kind, id })) void keep();
  }, [memberId, kind, id]);
  const press = () => {
    if (busy) return;
    if (!favourite) void keep();
    // A note would be lost with it.
    else if (favourite.hasNote) setAsking(true);
    else void drop(favourite._id);
  };
  return { favourite, busy, asking, press, setAsking, forget };
}
