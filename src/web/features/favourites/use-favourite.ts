/** Keeping an item and taking it out again, for a heart. */
import { useEffect, useState } from "react";
import type { KindKey } from "#contract/kinds.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
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
  const later = (text: "favourites.keep.later" | "favourites.keep.later-undone") => ({
    tone: "info" as const,
    text: t(text, { name }),
  });
  const work = async (change: () => Promise<void>) => {
    setBusy(true);
    await change().catch(sayFailure);
    setBusy(false);
  };
  const forget = () => changeOwnItems(memberId!, (items) => items.filter(({ fkItemId }) => fkItemId !== id));
  const keep = () =>
    work(async () => {
      const { keepItem } = await import("./favourite-calls.ts");
      const kept = await keepItem({ kind, id });
      const _id = kept ?? WAITS;
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
      const { dropItem, idOfKept, takeBackKept } = await import("./favourite-calls.ts");
      const item = { kind, id };
      const waits = favouriteId === WAITS;
      // What has not been sent need not be taken out.
      const isGone = waits && (await takeBackKept(item));
      const sent = isGone || (await dropItem(item, waits ? await idOfKept(item) : favouriteId));
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
