/** What reads like a request for money in a message between members: the written list, in English, Hindi and Roman Hindi. Better one too many, which the staff release, than one family cheated. */
import { toLatinDigits } from "#base/digits.ts";

const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Words for paying, and for what is paid; both within one sentence's reach make a request. */
const PAY =
  "(?:send|sent|pay|paid|paying|transfer|transferred|deposit|donate|lend|wire|give|bhej\\w*|jama|de ?do|de dijiye|dijiye|daal ?do|karwa ?do|भेज\\S*|जमा|दे दो|दे दीजिए|दीजिए|दीजिये|डाल दो|चुका\\S*|ट्रांसफ़?र)";
export const SUM =
  "(?:money|cash|amounts?|payment|rupees?|rupaye|rupay|rupaya|rupiya|rs\\.?|inr|₹|paisa|paise|pese|raqam|rakam|dollars?|usd|\\$|रुपये|रुपए|रुपया|रूपये|रु\\.?|पैसे|पैसा|रकम|रक़म|राशि)";
export const NEAR = "(?:(?![.!?।])[\\s\\S]){0,40}";
/** Words that carry letters and their vowel signs on both sides end a match of Devanagari; \b knows Latin alone. */
export const start = "(?<![\\p{L}\\p{M}\\p{N}])";
const end = "(?![\\p{L}\\p{M}])";
export const whole = (source: string) => new RegExp(`${start}(?:${source})${end}`, "giu");

/** What nobody writes who only names a price. Each with what it is meant to find. */
export const BEFOREHAND: readonly RegExp[] = [
  // A token, an advance, a deposit.
  whole(
    "token (?:amounts?|money|payment|fees?|advance|rakam|rashi)|(?:send|pay|give|transfer|bhej\\w*) (?:\\S+ ){0,4}token",
  ),
  whole("token (?:\\S+ ){0,2}(?:bhej\\w*|de ?do|dijiye|dena|karo|jama)|टोकन(?: मनी| अमाउंट| राशि)?"),
  whole(
    "advance (?:payment|money|amounts?|fees?|deposit|paise|paisa|rupaye|rakam|bhej\\w*|de ?do|dijiye|dena|chahiye)",
  ),
  whole(
    "(?:send|pay|need|want|give|require|transfer|bhej\\w*) (?:(?!thank)\\S+ ){0,3}advance|(?:एडवांस|अडवांस|पेशगी|अग्रिम|बयाना)|bayana|peshgi",
  ),
  whole("(?:security|refundable|booking|caution) (?:deposit|amounts?|money|fees?)"),
  // Cards, recharges, purses, coins.
  whole(
    "gift ?(?:cards?|vouchers?|coupons?)|(?:amazon|google play|itunes|steam|flipkart) (?:gift ?)?(?:cards?|vouchers?)",
  ),
  whole(
    "(?:गिफ्ट|गिफ़्ट) ?(?:कार्ड|वाउचर)|(?:mobile )?recharge (?:kar\\w*|my|for|bhej\\w*)|(?:रीचार्ज|रिचार्ज) (?:कर\\S*|भेज\\S*)",
  ),
  whole("bitcoins?|btc|usdt|crypto(?:currency)?|western union|moneygram|money order|hawala|बिटकॉइन|क्रिप्टो|हवाला"),
  whole("google ?pay|g ?pay|phone ?pe|pay ?tm|bhim(?: upi)?|bharat ?pe|amazon ?pay|paypal|गूगल पे|फ़ोन ?पे|फोन ?पे|पेटीएम"),
  // UPI ids and accounts.
  whole(
    "[\\w.-]{2,}\\s?@\\s?(?:ok(?:sbi|axis|hdfcbank|icici)|ybl|ibl|axl|upi|paytm|apl|pt(?:yes|sbi|axis|hdfc)|sbi|icici|hdfcbank|axisbank|kotak|yesbank|barodampay|cnrb|fbl|jupiteraxis|waaxis|wahdfcbank|waicici|wasbi|airtel|freecharge|ikwik|yapl|rapl|timecosmos|indus|idfcbank|federal|rbl|pnb|boi|unionbank)",
  ),
  whole("upi(?: ?id)?|vpa|यूपीआई|qr ?code|क्यूआर"),
  whole(
    "(?:bank )?(?:a/?c|acc(?:oun)?t) ?(?:no|num(?:ber)?|details?)|bank (?:account|details?)|ifsc|neft|rtgs|imps|(?:बैंक )?(?:खाता|खाते|अकाउंट)(?: का| की)? (?:नंबर|संख्या|विवरण)|khata (?:number|no)|khaate (?:me|mein|main)|खाते में",
  ),
  whole(
    "(?:share|send|tell|give|batao|bata do|bhej\\w*) (?:\\S+ ){0,3}otp|otp (?:\\S+ ){0,3}(?:share|send|tell|batao|bata do|bhej\\w*|भेज\\S*)|ओटीपी",
  ),
];

/** What among families means money, and in trade may be a price. */
const AMONG_FAMILIES: readonly RegExp[] = [
  ...BEFOREHAND,
  // Fees.
  whole(
    "(?:registration|processing|joining|booking|membership|application|verification|clearance|customs?|courier|delivery|visa|ticket|agent|agency|service|consultation|bureau|meeting|marriage) (?:fees?|charges?)",
  ),
  whole(
    "(?:registration|processing|verification|courier|visa|booking)(?: ki| ka| ke)? (?:fees?|fis|phees|kharcha|paise|shulk|charge)",
  ),
  whole("(?:fees?|fis|charges?|shulk) (?:\\S+ ){0,3}(?:pay|bhej\\w*|jama|dena|deni|de ?do|dijiye|transfer|deposit)"),
  whole("(?:pay|deposit|transfer|send) (?:\\S+ ){0,3}(?:fees?|charges?)"),
  whole(
    "(?:पंजीकरण|पंजीयन|रजिस्ट्रेशन|प्रोसेसिंग|सत्यापन|कूरियर|वीज़ा|वीजा|सदस्यता|बुकिंग)(?: की| का| के)? (?:शुल्क|फ़ीस|फीस|खर्च\\S*|ख़र्च\\S*|चार्ज\\S*)",
  ),
  whole("(?:शुल्क|फ़ीस|फीस) (?:\\S+ ){0,3}(?:भेज\\S*|जमा|दे दो|दीजिए|दीजिये|देनी|देना|चुका\\S*)"),
  // Sums with a word for paying near, in either order; loans.
  whole(`${PAY}${NEAR}${start}${SUM}`),
  whole(`${SUM}(?:\\s?\\d[\\d,.]*)?(?![\\p{L}\\p{M}])${NEAR}${start}${PAY}`),
  new RegExp(`${start}${PAY}${NEAR}(?:₹|\\brs\\.?)\\s?\\d[\\d,.]*`, "giu"),
  whole(
    "(?:send|pay|transfer|deposit|bhej\\w*) (?:\\S+ ){0,3}(?:lakhs?|hazaa?r)|(?:lakhs?|hazaa?r|लाख|हज़ार|हजार) (?:bhej\\w*|jama|transfer|भेज\\S*|जमा)",
  ),
  whole(
    "(?:money|paise|paisa|पैसे|पैसों|रुपये|रुपयों) (?:\\S+ ){0,3}(?:needed|need|chahiye|chaiye|zaroorat|jarurat|चाहिए|ज़रूरत|जरूरत)",
  ),
  whole(
    "(?:need|want|require|urgent\\w*) (?:\\S+ ){0,3}(?:money|cash|rupees|funds?)|loan (?:\\S+ ){0,2}(?:chahiye|dijiye|de ?do|need\\w*)|(?:lend|borrow|udhaa?r|उधार)",
  ),
  whole(
    "financial (?:help|assistance|support)|aarthik (?:madad|sahayata)|आर्थिक (?:मदद|सहायता)|paise ki (?:madad|zaroorat|jarurat)|पैसों? की (?:मदद|ज़रूरत|जरूरत)",
  ),
];

/** What stands without gaps, for whoever spells it with dots or spaces between the letters. */
const SPELLED =
  /giftcard|tokenamount|tokenmoney|registrationfee|processingfee|googlepay|phonepe|paytm|westernunion|upiid/g;

/** The pieces that read like it, as they stand in the text's plain form; none in most messages. */
export function moneyIn(message: string, patterns = AMONG_FAMILIES): string[] {
  const plain = toLatinDigits(message.normalize("NFKC").replace(INVISIBLE, "")).toLowerCase().replace(/\s+/gu, " ");
  const found = patterns.flatMap((pattern) => plain.match(pattern) ?? []);
  const spelled = plain.replace(/[^a-z]/g, "").match(SPELLED) ?? [];
  const pieces = new Map([...spelled, ...found].map((piece) => [bare(piece), piece.trim()]));
  return [...pieces].flatMap(([one, piece]) =>
    [...pieces.keys()].some((other) => other !== one && other.includes(one)) ? [] : [piece],
  );
}

const bare = (piece: string) => piece.replaceAll(" ", "");

/** Whether the staff read it before the owner. */
export function asksForMoney(message: string): boolean {
  return moneyIn(message).length > 0;
}
