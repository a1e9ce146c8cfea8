/** A post with its author, text, pictures and poll, in a list or whole on its own page. */
import type { ReactNode } from "react";
import type { PostView } from "#contract/feed-views.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { PostPictures } from "./post-pictures.tsx";
import { groupName, placeText, whenText } from "./post-text.ts";

/** What is longer is cut in lists, where a link leads to the rest. */
const LONG = { characters: 500, lines: 9 };

interface Props {
  post: PostView;
  isWhole?: boolean;
  /** In the corner. */
  menu?: ReactNode;
  poll?: ReactNode;
  /** Below the rest. */
  children?: ReactNode;
}

export function PostCard({ post, isWhole = false, menu, poll, children }: Props) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const isCut = !isWhole && isLong(post.text);
  return (
    <Card as="article" aria-label={t("feed.post", { name: post.name })} className="flex flex-col gap-4">
      <PostHead post={post} isWhole={isWhole} menu={menu} />
      <div>
        <p
          lang={langOf(post.text, language)}
          className={classNames("max-w-text whitespace-pre-line wrap-anywhere", isCut && "line-clamp-8")}
        >
          {post.text}
        </p>
        {isCut && (
          <a href={here(paths.post(post._id))} className="link inline-flex min-h-11 items-center">
            {t("feed.read-more")}
          </a>
        )}
      </div>
      <PostPictures post={post} isWhole={isWhole} />
      {poll}
      {post.isHidden && (
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="danger">{t("feed.hidden")}</Badge>
          {post.hiddenReason}
        </p>
      )}
      {children}
    </Card>
  );
}

function PostHead({ post, isWhole, menu }: Pick<Props, "post" | "isWhole" | "menu">) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { name, group, editedAt } = post;
  const place = placeText(post, language);
  const Name = isWhole ? "h1" : "h3";
  const when = <time dateTime={post.postedAt}>{whenText(t, post)}</time>;
  return (
    <header className="flex items-start gap-3">
      <Avatar name={name} />
      <div className="min-w-0 flex-1">
        <Name className="text-lg wrap-anywhere">{name}</Name>
        <p className="text-sm text-ink-soft">
          {isWhole ? (
            when
          ) : (
            <a href={here(paths.post(post._id))} className="-my-3 inline-block py-3 hover:underline">
              {when}
              <span className="sr-only"> {t("feed.open")}</span>
            </a>
          )}
          {editedAt && ` · ${t("feed.edited")}`}
          {place && ` · ${place}`}
          {group && (
            <>
              {" · "}
              <a href={here(paths.group(slugWithId(group.slug, group._id)))} className="link -my-3 inline-block py-3">
                {t("feed.in-group", { group: groupName(group, language) })}
              </a>
            </>
          )}
        </p>
      </div>
      {menu && <div className="-me-2 -mt-1 shrink-0">{menu}</div>}
    </header>
  );
}

const isLong = (text: string) => text.length > LONG.characters || text.split("\n").length > LONG.lines;
