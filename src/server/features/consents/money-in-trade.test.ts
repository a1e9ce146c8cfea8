import { expect, test } from "vitest";
import { moneyInTrade } from "./money-in-trade.ts";

test.each([
  "Please pay 5000 rupees in advance, then we start.",
  "Send me Rs 2000 first and I will bring the samples.",
  "Transfer the booking amount to my account number, then I confirm.",
  "My UPI id is ravi@okaxis, token first.",
  "50 % एडवांस दीजिए, तभी काम शुरू होगा।",
  "पहले 2000 रुपये जमा करें।",
  "Pehle token amount bhejiye, phir maal milega.",
  "There is a registration fee of 500 for new buyers.",
])("an answer waits for the staff: %s", (message) => expect(moneyInTrade(message)).not.toEqual([]));

test.each([
  "We can give 200 plates at Rs 190 each, with two servers.",
  "₹ 400 per kilo, delivery charges extra, ready by Friday.",
  "Hum 50 kilo 400 rupaye mein bhej denge.",
  "50 किलो 400 रुपये किलो के भाव से भेज देंगे।",
  "We do mundan thalis on any day of that month; the price includes service.",
  "हम 200 थाली दे सकते हैं, 190 रुपये प्रति थाली।",
  "Courier charges are included, GST bill is given.",
])("an answer that names a price goes through: %s", (message) => expect(moneyInTrade(message)).toEqual([]));

test("the staff read the whole sum", () => {
  expect(moneyInTrade("Transfer ₹5,000 first.")).toEqual(["transfer ₹5,000"]);
  expect(moneyInTrade("Send Rs 1,100 now.")).toEqual(["send rs 1,100"]);
});
