/** A discussion as the page was served, and for a member, once that is known, as it is for them: what they like, what they wrote, without whom a block hides. */
import { useEffect, useState } from "react";
import type { DiscussionView } from "#contract/discussions/views.ts";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import type { DiscussedTopic } from "./discussed-topic.ts";

export function useDiscussion(topic: DiscussedTopic, served: DiscussionView) {
  const { user } = useSession();
  const [own, setOwn] = useState<{ served: DiscussionView; view: DiscussionView }>();
  const [busy, setBusy] = useState(false);
  const userId = user?._id;
  const view = own?.served === served ? own.view : served;
  const load = async (cursor?: string) => {
    const { fetchDiscussion } = await import("./discussion-calls.ts");
    return fetchDiscussion(topic, cursor);
  };
  const renew = async () => setOwn({ served, view: await load() });
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when somebody else is signed in, or the page shows another topic
  useEffect(() => {
    if (!userId) return setOwn(undefined);
    let isGone = false;
    // What was served stays where it cannot be read.
    load().then(
      (view) => isGone || setOwn({ served, view }),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [userId, served]);
  const more = async () => {
    if (!view.nextCursor || busy) return;
    setBusy(true);
    await load(view.nextCursor)
      .then((next) =>
        setOwn({
          served,
          view: { ...view, comments: [...view.comments, ...next.comments], nextCursor: next.nextCursor },
        }),
      )
      .catch(() => undefined);
    setBusy(false);
  };
  return { view, user, busy, more, renew };
}
