/** Likes a topic, or takes the like back; the number follows at once and is put right by the server's answer. */
import { Heart } from "lucide-react";
import { useState } from "react";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { Button } from "#web/ui/button.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import type { DiscussedTopic } from "./discussed-topic.ts";
import { useLoginHere } from "./use-login-here.ts";

interface Props {
  topic: DiscussedTopic;
  liked: boolean;
  likes: number;
}

export function LikeButton({ topic, ...served }: Props) {
  const t = useWords();
  const { user } = useSession();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const logIn = useLoginHere(topic.title);
  const [pressed, setPressed] = useState<{ of: string; liked: boolean; likes: number }>();
  const [busy, setBusy] = useState(false);
  const { liked, likes } = pressed?.of === topic.id ? pressed : served;
  const press = async () => {
    if (busy) return;
    setBusy(true);
    setPressed({ of: topic.id, liked: !liked, likes: Math.max(0, likes + (liked ? -1 : 1)) });
    try {
      const { sendLike } = await import("./discussion-calls.ts");
      const sent = await sendLike(topic, !liked);
      if (sent) setPressed({ of: topic.id, ...sent });
      else toasts.show({ tone: "info", text: t("discussion.like.later") });
    } catch (error) {
      setPressed(undefined);
      sayFailure(error);
    }
    setBusy(false);
  };
  return (
    <Button
      size="small"
      className="max-sm:px-3"
      aria-pressed={liked}
      onClick={user ? () => void press() : logIn}
      icon={<Heart aria-hidden="true" className={liked ? "fill-current text-maroon" : undefined} />}
    >
      {t("discussion.like")}
      <span aria-hidden="true" className="ms-2 tabular-nums">
        {likes}
      </span>
      <span className="sr-only"> ({t("discussion.likes.n", { n: likes })})</span>
    </Button>
  );
}
