/** What a paid member sees more: fetched in the browser with the token and put in place of what was served. */
import { useEffect, useState } from "react";
import { useSession } from "#web/platform/stored-session/use-session.ts";

/** The served view until the whole one is here. A member without a running plan keeps the served one, and so does everyone when fetching fails. */
export function useWhole<T extends { _id: string }>(served: T, fetchWhole: (id: string) => Promise<T>): T {
  const { paid } = useSession();
  const [whole, setWhole] = useState<T>();
  const id = served._id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fetching function is the same for a screen
  useEffect(() => {
    if (!paid) return setWhole(undefined);
    let gone = false;
    fetchWhole(id).then(
      (view) => gone || setWhole(view),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [paid, id]);
  return whole?._id === id ? whole : served;
}
