// Texts that are made to be slow to clean, to match or to search, in each text of each call: none holds up the process, so that nobody waits because of somebody else's.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { allCalls } from "#contract/api.ts";
import { TEXT_MAX } from "#server/platform/http/input.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { coverageOf, printCoverage } from "./coverage.ts";
import { knownOf } from "./known.ts";
import { complete, inAddress, random, textsOf, withText } from "./sample.ts";

const LONGEST_MS = 50;
/** A pause for the garbage collector or another process may fall into any request, but hardly into each of these tries. */
const TRIES = 12;
/** What fits into an address: Node takes 16 kB of head, and a letter may take nine bytes of it. */
const ADDRESS_MAX = 1500;

/** By what they are made to slow down. */
const COSTLY: Record<string, string> = {
  "putting combining marks in order": "\u0315\u0316",
  "taking joiners away": "\u200d",
  "taking markup away": "<onclick =",
  "taking away what comes together": "java<script:",
  "spaces between words": " ",
  "phone numbers": "9-8 ",
  "phone numbers without an end": "98765",
  "e-mail addresses": "a@",
  "addresses of sites": "a.b",
  "ways to write at": "x (at) ",
  "words in another script": "क्ष",
  "many words": "halwai in near ",
  "one word": "z",
  "emoji of several parts": "👩‍👩‍👧",
};

const calls = allCalls().filter(({ call }) => call.method !== "DELETE");
let slowest = { ms: 0, what: "" };
let requests = 0;
let texts = 0;
let town: Town;
let asha: Person;
let shankar: Person;
let known: Awaited<ReturnType<typeof knownOf>>;
beforeAll(async () => {
  town = await openTown({ CONTACTS_PER_DAY: "100000", CONTACTS_PER_ITEM: "100000", QUERIES_PER_DAY: "100000" });
  known = await knownOf(town);
});
afterAll(async () => {
  printCoverage("costly texts", { ...coverageOf(calls), costly: Object.keys(COSTLY).length, requests });
  console.log(`the slowest held the process for ${slowest.ms.toFixed(1)} ms: ${slowest.what}`);
  await town.close();
});
beforeEach(async () => {
  [asha, shankar] = await Promise.all([town.signIn("asha"), town.signIn("shankar", "staff")]);
});

test.each(calls)("$name holds the process for less than 50 ms whatever is written", async ({ name, call }) => {
  const who = ["anyone", "member", "paid", "owner"].includes(call.access) ? asha : shankar;
  for (const input of complete(call, random(5), known(call)))
    for (const [where] of textsOf(input))
      for (const [what, piece] of nextPieces()) {
        const most = inAddress(call, where) ? ADDRESS_MAX : TEXT_MAX;
        const costly = withText(
          input,
          where,
          piece
            .repeat(Math.ceil(most / piece.length))
            .slice(0, most)
            .toWellFormed(),
        );
        let ms = Number.POSITIVE_INFINITY;
        for (let tries = 0; tries < TRIES && ms > LONGEST_MS; tries += 1)
          ms = Math.min(ms, await holdsUp(() => town.call(call, costly, who)));
        if (ms > slowest.ms) slowest = { ms, what: `${name}, ${where.join(".")}, ${what}` };
        expect(ms, `${where.join(".")}: ${what}`).toBeLessThan(LONGEST_MS);
      }
});

/** Half of them for one text and the other half for the next: the same field stands in several calls. */
function nextPieces(): Array<[string, string]> {
  texts += 1;
  return Object.entries(COSTLY).filter((_, n) => n % 2 === texts % 2);
}

/** The longest time in ms for which the process did nothing else meanwhile; the portal and this test share it. */
async function holdsUp(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await work();
  await new Promise((resolve) => setTimeout(resolve, 2));
  delay.disable();
  requests += 1;
  return delay.max / 1e6;
}
