// Holds the search to the qualifiers of a text, in the ways people say them.
import { describe, expect, it } from "vitest";
import { openSearching } from "#tests/harness/searching.ts";

const { ask, named, placeOf } = openSearching();

const halwais = async () => named(await ask({ text: "halwai" }));

describe("a visitor who asks for what is open now", () => {
  it.each([
    "halwai open now",
    "हलवाई अभी खुला",
    "halwai abhi khula hai",
    "abhi khula halwai",
    "halwai jo abhi khule hain",
    "abhi kaun sa halwai khula hai",
    "halwai aaj khula hai kya",
    "हलवाई खुला है",
    "अभी कौन सा हलवाई खुला है",
    "halwai is open",
  ])("is understood, and the words that say so are not looked for: %s", async (text) => {
    const page = await ask({ text });
    expect(page).toMatchObject({ match: "all", understood: { openNow: true } });
    expect(page.understood).toEqual({ openNow: true });
    expect(await named(page)).toEqual(await halwais());
  });

  it("names the city before or after it", async () => {
    for (const text of ["halwai abhi khula hai indore", "halwai indore abhi khula hai", "इंदौर में अभी खुला हलवाई"]) {
      const page = await ask({ text });
      expect([text, page.match, page.understood.openNow, await placeOf(page)]).toEqual([text, "all", true, "indore"]);
      expect((await named(page))[0]).toBe("Shukla Halwai & Caterers");
    }
  });

  it.each(["abhi khula", "अभी खुला", "khula hai", "open now", "dukan abhi khuli hai"])(
    "gets everything when nothing else was said: %s",
    async (text) => {
      const page = await ask({ text });
      expect(page).toMatchObject({ match: "all", understood: { openNow: true } });
      expect(page.items).toHaveLength(20);
    },
  );

  it("needs no correction of the word now alone, which is no word to look for", async () => {
    const page = await ask({ text: "halwai chahiye abhi" });
    expect(page).toMatchObject({ match: "all", understood: {} });
    expect(page.understood.corrected).toBeUndefined();
  });

  it("is not understood so by an open place", async () => {
    expect((await ask({ text: "khula maidan" })).understood.openNow).toBeUndefined();
    expect((await ask({ text: "open lawn" })).understood.openNow).toBeUndefined();
  });
});

describe("a visitor who asks for what is near", () => {
  it.each([
    "halwai near me",
    "halwai nearby",
    "nearby halwai",
    "nearest halwai",
    "mere pass halwai",
    "mere aas paas halwai",
    "halwai mere najdeek",
    "nazdeeki halwai",
    "halwai paas me",
    "paas ke halwai",
    "mere ghar ke paas halwai",
    "मेरे नज़दीक हलवाई",
    "हलवाई पास में",
    "मेरे आस-पास के हलवाई",
    "नज़दीकी हलवाई",
  ])("is understood, and the words that say so are not looked for: %s", async (text) => {
    const page = await ask({ text });
    expect(page.understood).toEqual({ nearMe: true });
    expect(await named(page)).toEqual(await halwais());
  });

  it.each(["nearby", "mere pass", "मेरे नज़दीक", "पास में", "near me"])(
    "gets everything when nothing else was said: %s",
    async (text) => {
      const page = await ask({ text });
      expect(page).toMatchObject({ match: "all", understood: { nearMe: true } });
      expect(page.items).toHaveLength(20);
    },
  );

  it.each(["indore ke paas halwai", "इंदौर के पास हलवाई", "indore ke aas paas halwai", "halwai near indore"])(
    "of a city is not taken to stand there: %s",
    async (text) => {
      const page = await ask({ text });
      expect([page.understood.nearMe, await placeOf(page)]).toEqual([undefined, "indore"]);
    },
  );
});
