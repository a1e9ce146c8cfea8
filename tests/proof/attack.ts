/** `npm run proof -- attack`: the attacks that once got through (issue 10), replayed against a production start with every limit as it comes; prints what each got. */
import { ms } from "./attacks/bystander.ts";
import { closedResets } from "./attacks/closed-resets.ts";
import { costlyText } from "./attacks/costly-text.ts";
import { disguises } from "./attacks/disguises.ts";
import { floodOfItems } from "./attacks/flood-of-items.ts";
import { floodOfPages } from "./attacks/flood-of-pages.ts";
import { guesses } from "./attacks/guesses.ts";
import { harvest } from "./attacks/harvest.ts";
import { hostilePictures } from "./attacks/hostile-pictures.ts";
import { logAndCards } from "./attacks/log-and-cards.ts";
import { messages } from "./attacks/messages.ts";
import type { Attack, Outcome } from "./attacks/outcome.ts";
import { openStage, type Stage } from "./attacks/stage.ts";
import { stolenSim } from "./attacks/stolen-sim.ts";

/** By the numbers of the issue. */
const ATTACKS: Array<[number: string, attack: Attack]> = [
  ["1", costlyText],
  ["2", messages],
  ["3", closedResets],
  ["4", floodOfPages],
  ["5", hostilePictures],
  ["6", harvest],
  ["7", floodOfItems],
  ["8", stolenSim],
  ["9", disguises],
  ["10a", guesses],
  ["10b", logAndCards],
];
const WIDTH = 110;

/** Throws with the attacks that got through. `npm run proof -- attack 4,5` replays these alone. */
export async function proveAttack(): Promise<void> {
  const only = process.argv[3]?.split(",");
  const stage = await openStage(process.env.PORT || "15652");
  const through: string[] = [];
  try {
    console.log(`A production start answers at ${stage.url}, with ${Math.round(stage.program.memory().portal)} MB.\n`);
    for (const [number, attack] of ATTACKS.filter(([number]) => !only || only.includes(number)))
      through.push(...(await replay(stage, number, attack)));
    const { portal, encoder } = stage.program.memory();
    console.log(
      `Afterwards the same process answers, with ${Math.round(portal)} MB (its encoder ${Math.round(encoder)}).`,
    );
    if (!stage.program.isAlive()) through.push("the portal has ended");
  } finally {
    await stage.close();
  }
  if (through.length) throw new Error(`Got through:\n${through.join("\n")}`);
}

/** Prints what it got; what must be so and is not. */
async function replay(stage: Stage, number: string, { title, replay }: Attack): Promise<string[]> {
  const from = performance.now();
  const { got, must } = await replay(stage).catch(brokenOff);
  const broken = Object.entries(must).flatMap(([sentence, isSo]) => (isSo ? [] : [sentence]));
  const verdict = broken.length ? "GOT THROUGH" : "held";
  console.log(`${number.padStart(3)}  ${title}: ${verdict}, ${ms(performance.now() - from)}`);
  for (const sentence of got) console.log(wrap(sentence));
  for (const sentence of broken) console.log(wrap(`NOT SO: ${sentence}`));
  console.log("");
  return broken.map((sentence) => `${number} ${title}: ${sentence}`);
}

/** Where an answer did not come that the replay needs, the attack has harmed somebody too. */
function brokenOff(error: Error): Outcome {
  return { got: [], must: { [`it is replayed to its end (${error.message})`]: false } };
}

function wrap(text: string): string {
  const lines = [""];
  for (const word of text.split(" ")) {
    if (lines.at(-1)!.length + word.length > WIDTH) lines.push("");
    lines[lines.length - 1] += `${lines.at(-1) ? " " : "     "}${word}`;
  }
  return lines.join("\n");
}
