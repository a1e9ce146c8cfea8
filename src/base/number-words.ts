/** Numbers as people write them in words, and what each says in digits: English, Hindi in both scripts, and the digits of other Indian languages. */

/** Ten lines, one of each digit. */
const UNITS = `
  zero oh nil naught nought o shunya shoonya sunya shunye sifar ziro jiro शून्य शुन्य ज़ीरो जीरो ज़ीरो सिफर सिफ़र ओ শূন্য জিরো શૂન્ય ઝીરો ਸਿਫ਼ਰ ਜ਼ੀਰੋ பூஜ்யம் பூஜ்ஜியம் సున్నా ಸೊನ್ನೆ പൂജ്യം
  one won ek aik एक वन এক એક ਇੱਕ ਇਕ ஒன்று ఒకటి ಒಂದು ഒന്ന്
  two too do don दो टू दोन দুই બે ਦੋ இரண்டு రెండు ಎರಡು രണ്ട്
  three tree teen tin तीन थ्री তিন ત્રણ ਤਿੰਨ மூன்று మూడు ಮೂರು മൂന്ന്
  four char chaar chaara चार फोर फ़ोर চার ચાર ਚਾਰ நான்கு నాలుగు ನಾಲ್ಕು നാല്
  five panch paanch paach pach panj पांच पाँच पाच फाइव फ़ाइव পাঁচ পাচ પાંચ ਪੰਜ ஐந்து ఐదు ಐದು അഞ്ച്
  six chhe chhah chah che chha chhai chhey saha छह छः छे छ सहा सिक्स ছয় ছয় છ ਛੇ ஆறு ఆరు ಆರು ആറ്
  seven saat sat saath सात सेवन सेवेन সাত સાત ਸੱਤ ஏழு ఏడు ಏಳು ഏഴ്
  eight ath aath aat aatth आठ एट ऐट আট આઠ ਅੱਠ எட்டு ఎనిమిది ಎಂಟು എട്ട്
  nine nau nao nou nav नौ नऊ नाइन নয় নয় নও નવ ਨੌਂ ਨੌ ஒன்பது తొమ్మిది ಒಂಬತ್ತು ഒമ്പത്`;

/** Nine lines, 10 to 19, 20 to 29 and so on; spellings of one number are joined by a slash. */
const PAIRS = `
  ten/das/dus/दस/दहा eleven/gyarah/gyara/ग्यारह twelve/barah/baarah/bara/बारह thirteen/terah/tera/तेरह fourteen/chaudah/chauda/चौदह fifteen/pandrah/pandra/पंद्रह/पन्द्रह sixteen/solah/sola/सोलह seventeen/satrah/satra/सत्रह eighteen/atharah/athara/अठारह nineteen/unnis/उन्नीस
  twenty/bees/bis/बीस ikkis/इक्कीस bais/baees/बाईस teis/teees/तेईस chaubis/chaubees/चौबीस pachis/pachchis/pachees/पच्चीस chhabbis/chabbis/छब्बीस sattais/सत्ताईस atthais/athais/अट्ठाईस/अठाईस untis/unattis/उनतीस
  thirty/tees/tis/तीस ikattis/इकत्तीस/इकतीस battis/battees/बत्तीस taintis/तैंतीस chauntis/चौंतीस paintis/पैंतीस chhattis/छत्तीस saintis/सैंतीस adtis/artis/अड़तीस/अड़तीस untalis/उनतालीस
  forty/fourty/chalis/chaalis/चालीस iktalis/इकतालीस bayalis/bialis/बयालीस taintalis/तैंतालीस chauvalis/chawalis/चौवालीस/चवालीस paintalis/पैंतालीस chhiyalis/chhialis/छियालीस saintalis/सैंतालीस adtalis/artalis/अड़तालीस/अड़तालीस unchas/उनचास
  fifty/pachas/pachaas/पचास ikyavan/ikyawan/इक्यावन bavan/bawan/बावन tirpan/तिरपन/तिरेपन chauvan/chauwan/चौवन/चौबन pachpan/पचपन chhappan/छप्पन sattavan/sattawan/सत्तावन atthavan/athawan/अट्ठावन/अठावन unsath/उनसठ
  sixty/sixti/साठ iksath/इकसठ basath/बासठ tirsath/तिरसठ chaunsath/चौंसठ painsath/पैंसठ chhiyasath/छियासठ sadsath/sarsath/सड़सठ/सड़सठ adsath/arsath/अड़सठ/अड़सठ unhattar/उनहत्तर
  seventy/sattar/सत्तर ikhattar/इकहत्तर bahattar/बहत्तर tihattar/तिहत्तर chauhattar/चौहत्तर pachhattar/pachhatar/पचहत्तर chhihattar/छिहत्तर sathattar/सतहत्तर athhattar/atthattar/अठहत्तर unasi/उनासी/उन्यासी
  eighty/assi/अस्सी ikyasi/इक्यासी bayasi/बयासी tirasi/तिरासी chaurasi/चौरासी pachasi/पचासी chhiyasi/छियासी satasi/सत्तासी/सतासी athasi/atthasi/अट्ठासी/अठासी navasi/नवासी
  ninety/nabbe/navve/nabbey/नब्बे/नव्वे ikyanve/ikyanave/इक्यानवे banve/banave/बानवे/बयानवे tiranve/tiranave/तिरानवे chauranve/chauranave/चौरानवे pachanve/pachanave/पचानवे/पंचानवे chhiyanve/chhiyanave/छियानवे sattanve/sattanave/सत्तानवे/सतानवे atthanve/atthanave/athanve/अट्ठानवे/अठानवे ninyanve/ninyanave/निन्यानवे`;

const MULTIPLES = new Map([
  ...["double", "dabal", "dubal", "डबल", "ডাবল", "ડબલ"].map((word) => [word, 2] as const),
  ...["triple", "tripal", "ट्रिपल", "ત્રિપલ"].map((word) => [word, 3] as const),
]);

const TENS = new Set("twenty thirty forty fourty fifty sixty seventy eighty ninety".split(" "));

const lines = (table: string) => table.trim().split("\n");
const words = (line: string) => line.trim().split(/\s+/);

/** Hindi is written with and without its dots. */
const keyOf = (word: string) =>
  /[^a-z]/.test(word)
    ? word.toLowerCase().normalize("NFC").replaceAll("\u093c", "").replaceAll("\u0901", "\u0902")
    : word;

const DIGITS = new Map<string, string>([
  ...lines(PAIRS).flatMap((line, tens) =>
    words(line).flatMap((spellings, unit) =>
      spellings.split("/").map((word) => [keyOf(word), `${tens + 1}${unit}`] as const),
    ),
  ),
  ...lines(UNITS).flatMap((line, digit) => words(line).map((word) => [keyOf(word), String(digit)] as const)),
]);

/** Long words of Hindi are spelled in many ways in Latin letters. */
const looseKeyOf = (word: string) =>
  word
    .replace(/(.)\1+/g, "$1")
    .replace(/([bcdgjkpt])h/g, "$1")
    .replace(/w/g, "v");
const SHORTEST_LOOSE = 5;
const LOOSE_DIGITS = new Map(
  [...DIGITS].filter(([word]) => /^[a-z]{6,}$/.test(word)).map(([word, digits]) => [looseKeyOf(word), digits]),
);

/** Of at least two words: a single one is in the map. */
const GLUED =
  /^(?:zero|one|two|three|four|five|six|seven|eight|nine|ek|do|teen|char|chaar|paanch|panch|saat|aath|nau)+$/;
const GLUED_WORD = /zero|one|two|three|four|five|six|seven|eight|nine|ek|do|teen|chaa?r|paanch|panch|saat|aath|nau/g;
const LONGEST = 80;

const spelledIn = (script: RegExp) =>
  [...DIGITS.keys(), ...MULTIPLES.keys()].filter((word) => word.length > 1 && script.test(word)).join("|");
const LATIN_WORDS = new RegExp(`(?<![a-z])(?:${spelledIn(/^[a-z]+$/)})+(?![a-z])`, "g");
const INDIC_WORDS = new RegExp(`(?<![\\u0900-\\u0dff])(?:${spelledIn(/^[^a-z]+$/)})(?![\\u0900-\\u0dff])`, "g");
const IS_INDIC = /[\u0900-\u0dff]/;
const FIGURE = /\p{Nd}/u;
/** Of ten digits in words. */
const SHORTEST_TEXT = 28;
const NEAR = 4;
const FEWEST_WORDS = 4;
const LONGEST_WORD = 12;

/** Whether a text has words for numbers, enough for a phone number by themselves or close to figures; a cheap look. */
export function saysNumbers(text: string): boolean {
  if (text.length < SHORTEST_TEXT && !FIGURE.test(text)) return false;
  const lower = text.toLowerCase();
  return saysIn(lower, LATIN_WORDS) || (IS_INDIC.test(lower) && saysIn(lower, INDIC_WORDS));
}

function saysIn(text: string, words: RegExp): boolean {
  let count = 0;
  for (const { 0: said, index } of text.matchAll(words)) {
    count += said.length > LONGEST_WORD ? FEWEST_WORDS : 1;
    if (count >= FEWEST_WORDS || FIGURE.test(text.slice(Math.max(0, index - NEAR), index + said.length + NEAR)))
      return true;
  }
  return false;
}

/** What a word says in digits: 'five' is '5', 'ninety' '90', 'fourfive' '45'; undefined for every other word. */
export function digitsOfWord(written: string): string | undefined {
  if (written.length > LONGEST) return undefined;
  const word = keyOf(written);
  const digits = DIGITS.get(word);
  if (digits !== undefined || word.length < SHORTEST_LOOSE) return digits;
  if (!GLUED.test(word)) return LOOSE_DIGITS.get(looseKeyOf(word));
  const parts = word.match(GLUED_WORD) ?? [];
  return parts.map((part) => DIGITS.get(part)).join("");
}

/** 2 for 'double', 3 for 'triple': how often the digit after it is meant. */
export function timesOfWord(written: string): number | undefined {
  return MULTIPLES.get(written.toLowerCase());
}

/** Whether a unit after this word belongs to it, as in 'ninety eight'. */
export function isTensWord(written: string): boolean {
  return TENS.has(written.toLowerCase());
}
