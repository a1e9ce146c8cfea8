/** Attack 1: one POST of sixty thousand pairs of combining marks, which putting them in order by Unicode's rules held the process for twenty seconds. */
import { content } from "#contract/content.ts";
import { search } from "#contract/search.ts";
import { besideAnother, isUnharmed, ms, showBystander, timed } from "./bystander.ts";
import { type Attack, countStatuses, having, inTurns } from "./outcome.ts";
import type { Stage } from "./stage.ts";

const PAIR = "\u0315\u0316";
/** Fits into the largest body that is let in. */
const PAIRS = 60_000;
const POSTS = 20;
const TOGETHER = 10;
/** Fits into the address of a search. */
const PAIRS_OF_SEARCH = 600;

export const costlyText: Attack = {
  title: "One POST of 60,000 pairs of combining marks",
  async replay(stage) {
    const usual = await post(stage, "A message of the usual kind, about an offering", 0);
    const { result, bystander } = await besideAnother(stage, "127.61.0.99", async () => ({
      posts: await inTurns(POSTS, TOGETHER, (at) => post(stage, PAIR.repeat(PAIRS), at + 1)),
      searches: await inTurns(POSTS, TOGETHER, (at) =>
        stage.call(search.searchBusiness, { searchQuery: PAIR.repeat(PAIRS_OF_SEARCH) }, undefined, {
          from: address(at),
        }),
      ),
    }));
    const longest = Math.max(...result.posts.map(({ took }) => took));
    const answers = result.posts.map((one) => one.result);
    return {
      got: [
        `${POSTS} of them, ${TOGETHER} at a time, were answered ${countStatuses(answers)}, within ${ms(longest)} at the longest (a message of the usual kind: ${ms(usual.took)}); ${POSTS} searches with ${PAIRS_OF_SEARCH} pairs ${countStatuses(result.searches)}.`,
        showBystander(bystander),
      ],
      must: {
        "every such message is refused as too long": having(400, answers) === POSTS,
        "a message of the usual kind is taken": usual.result.status === 201,
        "others hardly wait": isUnharmed(bystander),
      },
    };
  },
};

function post(stage: Stage, message: string, at: number) {
  const form = { reason: "question", name: "Meera Joshi", phoneNo: "1111100003", message };
  return timed(() => stage.call(content.submitContact, form, undefined, { from: address(at) }));
}

const address = (at: number) => `127.61.0.${at + 1}`;
