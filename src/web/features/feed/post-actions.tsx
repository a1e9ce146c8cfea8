/** The menu of a post for a signed-in member: the author changes or deletes it, others report it, mute or block its author, a moderator hides it. */
import { Ban, EllipsisVertical, Eye, EyeOff, Flag, Pencil, Trash2, VolumeX } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import type { PostView } from "#contract/feed-views.ts";
import { paths } from "#contract/paths.ts";
import { DeleteDialog } from "#web/platform/failures/delete-dialog.tsx";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useHere, useWords, WithWords } from "#web/platform/language/words.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { deletePost, mutePost, showHidden } from "./feed-calls.ts";
import { beginningOf } from "./post-text.ts";

const BlockDialog = lazy(() => import("#web/features/blocks/block-dialog.tsx"));
const ReportItemDialog = lazy(() => import("#web/features/approvals/report-item-dialog.tsx"));
const HidePostDialog = lazy(() => import("./hide-post-dialog.tsx"));

interface PostEvents {
  /** It looks different now. */
  onChange: (post: PostView) => void;
  /** Its author took it away. */
  onDeleted: (post: PostView) => void;
  /** The reader will not see its author any more. */
  onAuthorHidden: (post: PostView) => void;
}

export function PostActions({ post, onChange, onDeleted, onAuthorHidden }: PostEvents & { post: PostView }) {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [open, setOpen] = useState<"block" | "report" | "hide" | "delete">();
  const close = () => setOpen(undefined);
  const { _id, name } = post;
  const mute = () =>
    mutePost(_id).then(() => {
      toasts.show({ tone: "success", text: t("feed.muted", { name }) });
      onAuthorHidden(post);
    }, sayFailure);
  const show = () =>
    showHidden(_id).then((shown) => {
      toasts.show({ tone: "success", text: t("feed.show.done") });
      onChange(shown);
    }, sayFailure);
  return (
    <>
      <Menu title={<EllipsisVertical aria-hidden="true" />} label={t("feed.menu", { name })}>
        {post.isMine && (
          <>
            <Choice icon={<Pencil aria-hidden="true" />} onClick={() => void navigate(here(paths.editPost(_id)))}>
              {t("feed.edit")}
            </Choice>
            <Choice icon={<Trash2 aria-hidden="true" />} onClick={() => setOpen("delete")}>
              {t("feed.delete")}
            </Choice>
          </>
        )}
        {post.canHide && (
          <Choice
            icon={post.isHidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
            onClick={() => (post.isHidden ? void show() : setOpen("hide"))}
          >
            {t(post.isHidden ? "feed.show" : "feed.hide")}
          </Choice>
        )}
        {!post.isMine && (
          <>
            <Choice icon={<VolumeX aria-hidden="true" />} onClick={() => void mute()}>
              {t("feed.mute", { name })}
            </Choice>
            <Choice icon={<Ban aria-hidden="true" />} onClick={() => setOpen("block")}>
              {t("feed.block", { name })}
            </Choice>
            <Choice icon={<Flag aria-hidden="true" />} onClick={() => setOpen("report")}>
              {t("feed.report")}
            </Choice>
          </>
        )}
      </Menu>
      <Suspense>
        {open === "block" && (
          <WithWords group="blocks">
            <BlockDialog through="post" id={_id} onClose={close} onBlocked={() => onAuthorHidden(post)} />
          </WithWords>
        )}
        {open === "report" && (
          <WithWords group="item-report">
            <ReportItemDialog kind="post" id={_id} name={beginningOf(post)} onClose={close} />
          </WithWords>
        )}
        {open === "hide" && <HidePostDialog post={post} onClose={close} onHidden={onChange} />}
      </Suspense>
      <DeleteDialog
        item={open === "delete" ? post : undefined}
        title={t("feed.delete.title")}
        text={t("feed.delete.text")}
        yes={t("feed.delete.yes")}
        no={t("feed.delete.no")}
        deleted={t("feed.deleted")}
        remove={() => deletePost(_id)}
        onClose={close}
        onDeleted={onDeleted}
      />
    </>
  );
}

function Choice({
  icon,
  onClick,
  children,
}: {
  icon: React.ReactNode;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <button type="button" onClick={onClick}>
      {icon}
      {children}
    </button>
  );
}
