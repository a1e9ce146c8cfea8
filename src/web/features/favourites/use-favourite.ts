/** Keeping an item and taking it out again, for a heart. */
import { useEffect, useState } from "react";
import { favourites } from "#contract/favourites.ts";
import type { KindKey } from "#contract/kinds.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { takeFavouriteWish } from "./favourite-wish.ts";
import { changeOwnItems, useOwnItem } from "./own-items.ts";

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
  const work = async (change: () => Promise<void>) => {
    setBusy(true);
    await change().catch(sayFailure);
    setBusy(false);
  };
  const forget = () => changeOwnItems(memberId!, (items) => items.filter(({ fkItemId }) => fkItemId !== id));
  const keep = () =>
    work(async () => {
      const { id: _id } = await call(favourites.create, { kind, fkItemId: id });
      await changeOwnItems(memberId!, (items) => [
        ...items.filter((item) => item._id !== _id),
        { _id, kind, fkItemId: id, hasNote: items.some((item) => item._id === _id && item.hasNote) },
      ]);
      toasts.show({ tone: "success", text: t("favourites.keep.done", { name }) });
    });
  const drop = (favouriteId: string) =>
    work(async () => {
      await call(favourites.delete, { id: favouriteId });
      await forget();
      toasts.show({ tone: "success", text: t("favourites.keep.undone", { name }) });
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
