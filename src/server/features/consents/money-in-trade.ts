/** What reads like a request for money before anything is delivered, in a message between buyer and seller, where prices, rates and charges of delivery are what is talked about. */
import { BEFOREHAND, moneyIn, NEAR, SUM, start, whole } from "./money-patterns.ts";

const IN_TRADE: readonly RegExp[] = [
  ...BEFOREHAND,
  whole(
    "(?:registration|processing|joining|booking|membership|verification|clearance|customs?)(?: ki| ka| ke)? (?:fees?|fis|charges?|shulk)",
  ),
  whole("(?:पंजीकरण|पंजीयन|रजिस्ट्रेशन|प्रोसेसिंग|सत्यापन|सदस्यता|बुकिंग)(?: की| का| के)? (?:शुल्क|फ़ीस|फीस|चार्ज\\S*|राशि)"),
  whole(`(?:pay|paying|transfer|deposit)${NEAR}${start}${SUM}(?:\\s?\\d[\\d,.]*)?`),
  whole("send (?:me |us )?(?:the )?(?:money|payment|amount|cash)|send (?:me |us )?(?:rs\\.?|inr|₹) ?\\d[\\d,.]*"),
  whole(
    "(?:paise|paisa|rupaye|rupay|payment|amount|rakam) (?:\\S+ ){0,2}(?:bhejo|bhejiye|bhejiyega|bhejen|bhej (?:do|dijiye|den|dena)|jama|daal ?do)",
  ),
  whole(
    "(?:पैसे|पैसा|रुपये|रुपए|राशि|रकम|रक़म|भुगतान) (?:\\S+ ){0,2}(?:भेजो|भेजिए|भेजिये|भेजें|भेज (?:दो|दीजिए|दीजिये|दें|देना)|जमा|डाल (?:दो|दें|दीजिए))",
  ),
];

export function moneyInTrade(message: string): string[] {
  return moneyIn(message, IN_TRADE);
}
