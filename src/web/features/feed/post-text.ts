/** How a post is said in short: when, where, and its beginning. */
import { showDate, showTime } from "#base/dates.ts";
import type { PostView } from "#contract/feed-views.ts";
import { paths } from "#contract/paths.ts";
import type { Words } from "#messages/words.ts";
import type { DiscussedTopic } from "#web/features/discussions/discussed-topic.ts";
import { cityName } from "#web/features/places/place-name.ts";

const TITLE_CHARACTERS = 60;

export function whenText(t: Words, { postedAt }: Pick<PostView, "postedAt">): string {
  return t("feed.at", { date: showDate(postedAt, t.language), time: showTime(postedAt, t.language) });
}

export function groupName(group: NonNullable<PostView["group"]>, language: "en" | "hi"): string {
  return (language === "hi" && group.nameHi) || group.name;
}

export const placeText = ({ place }: Pick<PostView, "place">, language: "en" | "hi") =>
  place ? cityName(place, language) : undefined;

/** Its first words, cut between two of them. */
export function beginningOf({ text }: Pick<PostView, "text">): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= TITLE_CHARACTERS) return line;
  const cut = line.slice(0, TITLE_CHARACTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 20))} …`;
}

/** What is said about it is said about this. */
export const topicOf = (post: Pick<PostView, "_id" | "text">): DiscussedTopic => ({
  kind: "post",
  id: post._id,
  title: beginningOf(post),
  path: paths.post(post._id),
});
