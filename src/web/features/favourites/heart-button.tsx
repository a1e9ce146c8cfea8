/** The heart: keeps an item among the reader's favourites, or takes it out; a visitor is led to the login, and the item is kept after it. */
import { Heart } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { PayloadOf } from "#contract/endpoint.ts";
import { favourites } from "#contract/favourites.ts";
import { paths } from "#contract/paths.ts";
import { rememberWish } from "#web/platform/browser/wish.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { rememberFavouriteWish, takeFavouriteWish } from "./favourite-wish.ts";
import { RemoveDialog } from "./remove-dialog.tsx";
import type { SeenItem } from "./seen-item.ts";

type Kept = PayloadOf<typeof favourites.fetchOf>["favourite"];
type Item = Pick<SeenItem, "kind" | "id" | "name">;

export function HeartButton(item: Item) {
  const t = useWords();
  const { user } = useSession();
  const logIn = useLoginFor(item);
  const { kept, busy, asking, press, setAsking, forget } = useFavourite(item, user?._id);
  return (
    <>
      <IconButton
        look="framed"
        label={t(kept ? "favourites.keep.on" : "favourites.keep")}
        aria-busy={busy}
        onClick={user ? press : logIn}
      >
        <Heart aria-hidden="true" className={kept ? "fill-current text-maroon" : undefined} />
      </IconButton>
      <RemoveDialog
        favourite={asking && kept ? { ...kept, name: item.name } : undefined}
        onClose={() => setAsking(false)}
        onDeleted={forget}
      />
    </>
  );
}

function useFavourite({ kind, id, name }: Item, memberId: string | undefined) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [kept, setKept] = useState<Kept>(null);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const item = { kind, fkItemId: id };
  const change = async (work: () => Promise<Kept>) => {
    setBusy(true);
    try {
      const now = await work();
      setKept(now);
      toasts.show({ tone: "success", text: t(now ? "favourites.keep.done" : "favourites.keep.undone", { name }) });
    } catch (error) {
      sayFailure(error);
    }
    setBusy(false);
  };
  const keep = () => change(async () => ({ _id: (await call(favourites.create, item)).id, note: "" }));
  const drop = ({ _id }: NonNullable<Kept>) =>
    change(async () => {
      await call(favourites.delete, { id: _id });
      return null;
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each item and member
  useEffect(() => {
    setKept(null);
    if (!memberId) return;
    if (takeFavouriteWish({ kind, id })) void keep();
    else
      call(favourites.fetchOf, item).then(
        ({ favourite }) => setKept(favourite),
        () => undefined,
      );
  }, [memberId, kind, id]);
  const press = () => {
    if (busy) return;
    if (!kept) void keep();
    // A note would be lost with it.
    else if (kept.note) setAsking(true);
    else void drop(kept);
  };
  return { kept, busy, asking, press, setAsking, forget: () => setKept(null) };
}

/** To the login, which leads back to this page. */
function useLoginFor({ kind, id, name }: Item): () => void {
  const here = useHere();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const from = pathname + search;
  return () => {
    rememberWish({ path: from, name });
    rememberFavouriteWish({ kind, id });
    void navigate(here(paths.login({ from })), { state: { from } });
  };
}
