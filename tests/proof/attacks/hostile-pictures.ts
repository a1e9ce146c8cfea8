/** Attack 5: eight accounts send pictures that are small as files and huge when decoded, while an honest member saves a photo. */
import sharp from "sharp";
import { members } from "#contract/members.ts";
import { hostilePng } from "#tests/harness/hostile-png.ts";
import { newPayer } from "#tests/harness/payments.ts";
import type { Person } from "#tests/harness/town.ts";
import { upload } from "#tests/harness/upload.ts";
import { ms, timed } from "./bystander.ts";
import { type Attack, countStatuses, times } from "./outcome.ts";
import type { Memory } from "./program.ts";
import type { Stage } from "./stage.ts";

const ACCOUNTS = 8;
/** As many of one member may wait. */
const EACH = 6;
/** How far the portal's own process may grow, and what its encoder may take before it is ended, in megabytes; it looks at itself every few hundredths of a second. */
const MOST_GROWTH = 150;
const MOST_ENCODER = 450;

export const hostilePictures: Attack = {
  title: "Eight accounts send pictures that are huge when decoded",
  async replay(stage) {
    const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: "#8b2e2e" } })
      .jpeg()
      .toBuffer();
    const hostile = await hostilePng({ width: 6300, height: 6300, depth: 16, colour: "rgba", interlaced: true });
    const heaviest = await hostilePng({ width: 5400, height: 5400, depth: 8, colour: "rgba", interlaced: true });
    const people = await times(ACCOUNTS, () => newPayer(stage));
    const honest = await newPayer(stage);
    const flood = async (picture: Buffer) => {
      const sending = times(ACCOUNTS * EACH, (at) => setLogo(stage, people[at % ACCOUNTS]!, picture));
      await new Promise((resolve) => setTimeout(resolve, 200));
      const saved = await timed(() => setLogo(stage, honest, photo));
      return { saved, answers: await sending };
    };
    await setLogo(stage, honest, photo);
    const quiet = await timed(() => setLogo(stage, honest, photo));
    const quietHeaviest = await timed(() => setLogo(stage, people[0]!, heaviest));
    const before = stage.program.memory();
    const first = await stage.program.mostMemory(() => flood(hostile));
    const second = await stage.program.mostMemory(() => flood(heaviest));
    // One turn of each account is at most one of the heaviest pictures.
    const most = 3 * (ACCOUNTS + 1) * Math.max(quietHeaviest.took, quiet.took);
    const told = (what: string, { result: { saved, answers }, most }: typeof first) =>
      `${ACCOUNTS * EACH} ${what} were answered ${countStatuses(answers)}; an honest photo was saved (${saved.result.status}) in ${ms(saved.took)}, in quiet ${ms(quiet.took)}; ${showMemory(before, most)}.`;
    const both = [first, second];
    return {
      got: [
        told(`interlaced PNGs of 16 bits (${Math.round(hostile.length / 1000)} kB)`, first),
        told(`of the heaviest that are let in (29 megapixels, ${Math.round(heaviest.length / 1000)} kB)`, second),
      ],
      must: {
        "none of the hostile ones is taken": first.result.answers.every(
          ({ status }) => status === 400 || status === 429,
        ),
        "the honest photo is saved": both.every(({ result }) => result.saved.result.status === 200),
        "it waits for one picture of each account at most": both.every(({ result }) => result.saved.took <= most),
        "the portal's process hardly grows": both.every(({ most }) => most.portal - before.portal <= MOST_GROWTH),
        "the encoder keeps to its memory": both.every(({ most }) => most.encoder <= MOST_ENCODER),
      },
    };
  },
};

const setLogo = (stage: Stage, who: Person, bytes: Uint8Array) =>
  upload(stage, members.update, { firstName: "Payer" }, [{ name: "logo.png", bytes }], who);

function showMemory(before: Memory, most: Memory): string {
  return `the portal took ${Math.round(most.portal)} MB at most (${Math.round(before.portal)} before), its encoder ${Math.round(most.encoder)} MB`;
}
