/** One post as a signed-in member may see it, read with their own session: nothing of whom a block hides. */
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { DiscussionView } from "#contract/discussions/views.ts";
import type { PostView } from "#contract/feed-views.ts";
import { paths } from "#contract/paths.ts";
import { Discussion } from "#web/features/discussions/discussion.tsx";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useHere } from "#web/platform/language/words.tsx";
import { refusalCode } from "#web/platform/loading/refusals.ts";
import { fetchPost, fetchSaid } from "./feed-calls.ts";
import { MemberPoll } from "./member-poll.tsx";
import { PostActions } from "./post-actions.tsx";
import { PostCard } from "./post-card.tsx";
import { NoPost, PostsLoading } from "./post-list.tsx";
import { topicOf } from "./post-text.ts";

export default function MemberPost({ id }: { id: string }) {
  const here = useHere();
  const navigate = useNavigate();
  const sayFailure = useFailureToast();
  const [post, setPost] = useState<PostView | "gone">();
  const [said, setSaid] = useState<DiscussionView>();
  useEffect(() => {
    let left = false;
    fetchPost(id).then(
      (one) => {
        if (left) return;
        setPost(one);
        fetchSaid(id).then((all) => left || setSaid(all), sayFailure);
      },
      (error) => {
        if (left) return;
        setPost("gone");
        if (refusalCode(error) !== "post.not-found" && refusalCode(error) !== "page.gone") sayFailure(error);
      },
    );
    return () => {
      left = true;
    };
  }, [id, sayFailure]);
  if (post === undefined) return <PostsLoading />;
  if (post === "gone") return <NoPost heading="h1" />;
  const leave = () => void navigate(here(paths.feed()), { replace: true });
  return (
    <>
      <PostCard
        post={post}
        isWhole
        menu={<PostActions post={post} onChange={setPost} onDeleted={leave} onAuthorHidden={leave} />}
        poll={<MemberPoll post={post} onChange={setPost} />}
      />
      {said && <Discussion topic={topicOf(post)} served={said} />}
    </>
  );
}
