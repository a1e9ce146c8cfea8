/** The verbs of `topicCalls` for one kind, for the routes of the room that has it: `bind(topicCalls("blog"), topicVerbs(articleTopic))`. */
import type { Ctx } from "#server/platform/context.ts";
import { createComment } from "./comments.ts";
import { addShare, setLike } from "./discussions.ts";
import type { TopicRow } from "./topics.ts";

export function topicVerbs(row: TopicRow) {
  const { kind } = row;
  return {
    like: (ctx: Ctx, { id, liked }: { id: string; liked: boolean }) => setLike(ctx, [row], { kind, id }, liked),
    comment: async (ctx: Ctx, { id, text }: { id: string; text: string }) => ({
      comment: await createComment(ctx, [row], { kind, id }, text),
    }),
    share: (ctx: Ctx, { id }: { id: string }) => addShare(ctx, [row], { kind, id }),
  };
}
