import { expect, test } from "vitest";
import { cityName, stateName } from "./place-name.ts";

test("a place is called by its Hindi name on Hindi pages, and by the English one where it has none", () => {
  expect(cityName({ city: "Bhopal", cityHi: "भोपाल" }, "hi")).toBe("भोपाल");
  expect(cityName({ city: "Bhopal", cityHi: "भोपाल" }, "en")).toBe("Bhopal");
  expect(cityName({ city: "Bhopal", cityHi: null }, "hi")).toBe("Bhopal");
  expect(stateName({ state: "Bihar", stateHi: "बिहार" }, "hi")).toBe("बिहार");
});
