/** What a list starts from: the served page, which is a visitor's; for a member what their own session reads, once it has come. */
import { useEffect, useState } from "react";
import { useSession } from "#web/platform/stored-session/use-session.ts";

/** `readAgain` reads the first page with the member's session; where it fails, what was served stays. Another list is another component. */
export function useOwnStart<Page>(first: Page, readAgain: () => Promise<Page>): Page {
  const { user } = useSession();
  const [start, setStart] = useState(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is another component
  useEffect(() => {
    if (!user) return setStart(first);
    let gone = false;
    readAgain().then(
      (page) => gone || setStart(page),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [user?._id, user?.planExpiresAt]);
  return start;
}
