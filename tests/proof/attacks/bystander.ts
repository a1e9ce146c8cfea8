/** Another visitor, who reads pages while something goes on: what it takes then, beside what it takes in quiet. */
import { getFrom } from "#tests/harness/raw-get.ts";
import type { Stage } from "./stage.ts";

/** In milliseconds. */
interface Waiting {
  median: number;
  longest: number;
}

export interface Bystander {
  quiet: Waiting;
  meanwhile: Waiting;
  pages: number;
  /** Pages that were not answered with 200. */
  refused: number;
}

const QUIET_MS = 2_000;
const PAUSE_MS = 20;
/** A machine that does other things as well makes anybody wait; an attack that gets through makes them wait hundreds of times as long. */
const MOST_RATIO = 30;
/** Bearable, whatever the ratio. */
const BEARABLE_MS = 1_000;
const MOST_LONGEST_MS = 5_000;

/** Reads a search nobody has asked before and the front page in turn, first in quiet, then as long as the work goes on. */
export async function besideAnother<T>(
  stage: Stage,
  address: string,
  work: () => Promise<T>,
): Promise<{ result: T; bystander: Bystander }> {
  const quiet = await read(stage, address, new Promise((resolve) => setTimeout(resolve, QUIET_MS)));
  const working = work();
  const meanwhile = await read(
    stage,
    address,
    working.then(
      () => undefined,
      () => undefined,
    ),
  );
  const refused = meanwhile.filter(({ status }) => status !== 200).length;
  return {
    result: await working,
    bystander: { quiet: waiting(quiet), meanwhile: waiting(meanwhile), pages: meanwhile.length, refused },
  };
}

/** Figures for people. */
export function showBystander({ quiet, meanwhile, pages, refused }: Bystander): string {
  return `Meanwhile another visitor read ${pages} pages (${refused} refused) in ${ms(meanwhile.median)} each, ${ms(meanwhile.longest)} at the longest; in quiet ${ms(quiet.median)} and ${ms(quiet.longest)}.`;
}

/** Whether the other visitor got every page, and hardly waited. */
export function isUnharmed({ quiet, meanwhile, refused }: Bystander): boolean {
  return (
    refused === 0 &&
    meanwhile.median <= Math.max(BEARABLE_MS, MOST_RATIO * quiet.median) &&
    meanwhile.longest <= Math.max(MOST_LONGEST_MS, MOST_RATIO * quiet.longest)
  );
}

/** '12 ms', '3.4 s'. */
export function ms(took: number): string {
  return took < 1000 ? `${Math.round(took)} ms` : `${(took / 1000).toFixed(1)} s`;
}

/** How long the work takes, with its result. */
export async function timed<T>(work: () => Promise<T>): Promise<{ result: T; took: number }> {
  const from = performance.now();
  const result = await work();
  return { result, took: performance.now() - from };
}

let searches = 0;

/** At least one of each kind. */
async function read(stage: Stage, address: string, until: Promise<unknown>) {
  let isOver = false;
  void until.then(() => {
    isOver = true;
  });
  const pages: Array<{ status: number; took: number }> = [];
  while (!isOver || pages.length < 2) {
    searches += 1;
    const path = searches % 2 ? `/indore?searchQuery=mithai${searches}` : "/home";
    const { result, took } = await timed(() => getFrom(stage, path, address));
    pages.push({ status: result.status, took });
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return pages;
}

function waiting(pages: ReadonlyArray<{ took: number }>): Waiting {
  const sorted = pages.map(({ took }) => took).sort((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)]!, longest: sorted.at(-1)! };
}
