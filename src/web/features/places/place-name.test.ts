import { expect, test } from "vitest";
import { cityAndState, cityName, stateName } from "./place-name.ts";

test("a place is called by its Hindi name on Hindi pages, and by the English one where it has none", () => {
  expect(cityName({ city: "Bhopal", cityHi: "भोपाल" }, "hi")).toBe("भोपाल");
  expect(cityName({ city: "Bhopal", cityHi: "भोपाल" }, "en")).toBe("Bhopal");
  expect(cityName({ city: "Bhopal", cityHi: null }, "hi")).toBe("Bhopal");
  expect(stateName({ state: "Bihar", stateHi: "बिहार" }, "hi")).toBe("बिहार");
});

test("city and state stand in one line, without the state where it is called like its city, and without what is not known", () => {
  const indore = { city: "Indore", cityHi: "इंदौर", state: "Madhya Pradesh", stateHi: "मध्य प्रदेश" };
  expect(cityAndState(indore, "hi")).toBe("इंदौर, मध्य प्रदेश");
  expect(cityAndState({ city: "Delhi", cityHi: "दिल्ली", state: "Delhi", stateHi: "दिल्ली" }, "en")).toBe("Delhi");
  expect(cityAndState({ city: null, cityHi: null, state: "Bihar", stateHi: "बिहार" }, "en")).toBe("Bihar");
});
