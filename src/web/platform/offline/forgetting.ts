/** On a shared device the pages that one member has read are not there for the next, nor for whoever comes after the logout. */
import { useEffect } from "react";
import { inBrowser } from "#web/platform/browser/storage.ts";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { forgetReadPages } from "./site-worker.ts";

const READ_BY = "viprasetu.read-by";

export function useForgetting(): void {
  const { known, user } = useSession();
  const id = user?._id;
  useEffect(() => {
    if (!known) return;
    const before = inBrowser.read(READ_BY);
    if (before && before !== id) void forgetReadPages().catch(() => undefined);
    if (id) inBrowser.write(READ_BY, id);
    else inBrowser.forget(READ_BY);
  }, [known, id]);
}
