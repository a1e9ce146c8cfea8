/** The full view that a paid member gets of an item: fetched in the browser with the token, in place of what was served. */
import { useEffect, useState } from "react";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useSession } from "#web/platform/stored-session/use-session.ts";

/** The served view until the full one is here. A member without a running plan keeps the served one, and so does everyone when fetching fails; who has opened as many today as one may is told so. */
export function useFullView<T extends { _id: string }>(served: T, fetchFull: (id: string) => Promise<T>): T {
  const { paid } = useSession();
  const sayFailure = useFailureToast();
  const [full, setFull] = useState<T>();
  const id = served._id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fetching function is the same for a screen
  useEffect(() => {
    if (!paid) return setFull(undefined);
    let gone = false;
    fetchFull(id).then(
      (view) => gone || setFull(view),
      (error) => {
        if (!gone && error instanceof CallFailure && error.code === "view.member-cap") sayFailure(error);
      },
    );
    return () => {
      gone = true;
    };
  }, [paid, id]);
  return full?._id === id ? full : served;
}
