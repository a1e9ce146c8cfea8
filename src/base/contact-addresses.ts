/** Covers e-mail addresses, payment handles and names in social networks in a plain text. */
import { COVER, covered } from "./covered-text.ts";

const WORD = "[\\p{L}\\p{Nd}][\\p{L}\\p{M}\\p{Nd}]*";
const ALONE = "(?<![\\p{L}\\p{M}\\p{Nd}])";
const END = "(?![\\p{L}\\p{M}\\p{Nd}])";
const SIGNS = `[^\\p{L}\\p{M}\\p{Nd}${COVER}\\n]{0,3}`;
const SOME_SIGNS = `[^\\p{L}\\p{M}\\p{Nd}${COVER}\\n]{1,3}`;

const MAILBOXES =
  "gmail|g mail|googlemail|yahoo|ymail|hotmail|outlook|rediff ?mail|rediff|icloud|proton ?mail|zoho|जी ?मेल|जीमैल|याहू|हॉटमेल|आउटलुक|रेडिफ़?मेल|જીમેલ|જી મેલ|યાહૂ|জিমেইল|জিমেল|ইয়াহু|ਜੀਮੇਲ|ஜிமெயில்|జీమెయిల్|ಜಿಮೇಲ್";
/** Whose name says nothing else; 'available at Paytm' is no address. */
const BANKS =
  "ok ?axis|ok ?sbi|ok ?icici|ok ?hdfc ?bank|ybl|ibl|axl|पेटीएम|पे ?टीएम|फोन ?पे|यूपीआई|ओके ?(?:एक्सिस|एसबीआई|आईसीआईसीआई|एचडीएफसी)|वाईबीएल";
const AT = `(?:${SIGNS}@${SIGNS}|${SOME_SIGNS}(?:at|a|एट|ऐट|अट|એટ|এট|ਐਟ|at ?(?:the|d|da|de) ?rate(?: of)?|[एऐ]ट ?द ?रेट)${SOME_SIGNS})`;
const DOT = `(?:${SIGNS}\\.${SIGNS}|${SOME_SIGNS}(?:(?:d[o0]t|डॉट|डाट|ડોટ|ডট|point)${SOME_SIGNS})?|d[o0]t)`;
const ENDING = `(?:${DOT}(?:com|कॉम|કોમ|কম|co${DOT}in|in|इन|ઇન|net|org)${END})`;
/** 'ravi.sharma', 'ravi dot sharma', 'ravi_7'. */
const LOCAL = `${ALONE}(?!\\p{Nd}+(?![\\p{L}\\p{Nd}._+-]))${WORD}(?:(?:[._+-]{1,2}| (?:dot|डॉट|underscore|अंडरस्कोर) )${WORD}){0,4}`;
const SPOKEN = new RegExp(
  `${LOCAL}(?:${AT}(?:(?:${MAILBOXES})${END}${ENDING}?|(?:${BANKS})${END})|${SIGNS}(?:${MAILBOXES})${ENDING})`,
  "giu",
);
const MAYBE_SPOKEN =
  /mail|yahoo|outlook|rediff|icloud|zoho|मेल|मैल|મેલ|মেল|মেইল|மெயில்|యిల్|याहू|[एऐ]ट (?:पे|फोन|यूपीआई|ओके)|आउटलुक|ok ?(?:axis|sbi|icici|hdfc)|[yi]bl|axl/iu;

/** '@ 120' is a price, '@ home' a manner of speaking; everything else with an @ is an address or a handle. */
const MANNERS =
  "home|your|our|just|only|best|low|lowest|cheap|affordable|reasonable|office|door|doorstep|the|site|work|any|all|wholesale|factory|half|flat|every";
const PRICE = `(?:₹|rs\\b|inr\\b|\\p{Nd}{1,6}(?:[.,]\\p{Nd}{1,3})?(?:(?![\\p{L}\\p{Nd}]|\\.[\\p{L}\\p{Nd}])|(?: ?(?:rs|per|am|pm|kg|k|rupees)\\b)))`;
const ADDRESS = new RegExp(
  `(?:[^\\s@]{1,64} ?)?@(?! ?(?:${PRICE}|(?:${MANNERS})(?![\\p{L}\\p{M}\\p{Nd}.@])))(?: ?[^\\s@]{1,255})?|[^\\s@]{1,64} ?[([{<] ?(?:at|a) ?[)\\]}>] ?[^\\s@]{1,255}`,
  "giu",
);
const MAYBE_ADDRESS = /@|[([{<] ?a/iu;

/** 's h a r m a @ g m a i l . c o m'. */
const SPACED = /(?<!\S)(?:[\p{L}\p{Nd}@._-] ){5,}[\p{L}\p{Nd}](?!\S)/gu;
const SPACED_CONTACT = /@|\.(?:c ?o ?m|i ?n|n ?e ?t|o ?r ?g)$|w w w/iu;

/** A name with underscores is nobody's prose. */
const UNDERSCORES =
  /(?<![\p{L}\p{M}\p{Nd}#_])(?=[^\s]{5})[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}.]*(?:_+[\p{L}\p{M}\p{Nd}.]*[\p{L}\p{Nd}])+_?/gu;
const UNDERSCORE = new RegExp(`${ALONE}${WORD}(?: (?:underscore|under score|अंडरस्कोर) ${WORD})+`, "giu");
const MAYBE_UNDERSCORE = /under ?score|अंडरस्कोर/iu;
const NETWORKS =
  "instagram|insta|ig|facebook|fb|telegram|twitter|snapchat|snap|youtube|threads|linkedin|skype|इंस्टाग्राम|इंस्टा|फेसबुक|फ़ेसबुक|टेलीग्राम|ट्विटर|यूट्यूब";
const NAMED = "id|handle|username|user name|profile|आईडी|आई डी|हैंडल";
const HANDLE = "[a-z][a-z\\d-]*(?:[._][a-z\\d-]+)+|[a-z]{3,}[a-z.-]*\\d[a-z\\d.-]*";
const NETWORK_HANDLE = new RegExp(
  `(?<=${ALONE}(?:${NETWORKS})${END}[^${COVER}\\n]{0,30}?${ALONE})(?:${HANDLE})${END}|(?<=${ALONE}(?:${NETWORKS})(?: ?[:=]-? ?| (?:${NAMED})(?: is| hai| है)?[ :=-]{1,3}| (?:page|profile|id|par|पर) ?:? ?/))[a-z][a-z\\d-]{5,40}${END}|${ALONE}(?:${HANDLE})(?= (?:on|at|par|pe|पर) (?:${NETWORKS})${END})`,
  "giu",
);
const MAYBE_HANDLE =
  /insta|ig\b|facebook|fb\b|telegram|twitter|snap|youtube|threads|linkedin|skype|इंस्टा|फेसबुक|फ़ेसबुक|टेलीग्राम|ट्विटर|यूट्यूब/iu;

/** Addresses said in words, before a host in them is covered alone. */
export function coverSpokenAddresses(text: string): string {
  let open = text;
  if (MAYBE_SPOKEN.test(open)) open = open.replace(SPOKEN, covered);
  if (text.includes(" @ ") || text.includes(" . "))
    open = open.replace(SPACED, (found) => (SPACED_CONTACT.test(found) ? covered(found) : found));
  return open;
}

/** Addresses with a sign for 'at', in what hosts and phones have left of the text. */
export function coverAddresses(text: string): string {
  return MAYBE_ADDRESS.test(text) ? text.replace(ADDRESS, covered) : text;
}

/** Names that people give themselves: with underscores, or after the name of a network. */
export function coverHandles(text: string): string {
  let open = text;
  if (MAYBE_UNDERSCORE.test(open)) open = open.replace(UNDERSCORE, covered);
  if (open.includes("_")) open = open.replace(UNDERSCORES, covered);
  if (MAYBE_HANDLE.test(open)) open = open.replace(NETWORK_HANDLE, covered);
  return open;
}
