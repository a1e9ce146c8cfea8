import { expect, test } from "vitest";
import { isWeakPin } from "./pin-rules.ts";

const OWNER = { phoneNo: "9876504821", birthDate: "1984-11-07" };
const REFUSED = `000000 111111 222222 333333 444444 555555 666666 777777 888888 999999
  123456 234567 345678 456789 567890 654321 987654 876543 098765 890123
  121212 101010 696969 131313 212121 252525 909090 123123 112233 445566 884422 222220 222200 111222 000003 900000 123321 321321 147258 159753 789456 654123 112358
  504821 071184 110784 841107`
  .trim()
  .split(/\s+/);

test("A1: the most chosen PINs, repeats, runs, the end of the phone and the day of birth are refused", () => {
  expect(REFUSED.length).toBeGreaterThanOrEqual(40);
  expect(REFUSED.filter((pin) => !isWeakPin(pin, OWNER))).toEqual([]);
});

test("A1: of a thousand PINs drawn at random hardly one is refused", () => {
  let state = 20_261_121;
  const draw = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return String(Math.floor((state / 2_147_483_648) * 1_000_000)).padStart(6, "0");
  };
  const drawn = Array.from({ length: 1000 }, draw);
  expect(new Set(drawn).size).toBeGreaterThan(990);
  expect(drawn.filter((pin) => isWeakPin(pin, OWNER)).length).toBeLessThanOrEqual(5);
});

test("A1: what is weak for one owner is not for another", () => {
  expect(isWeakPin("504821", { phoneNo: "9876500000" })).toBe(false);
  expect(isWeakPin("071184", { birthDate: null })).toBe(false);
});
