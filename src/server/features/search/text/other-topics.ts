/** What people ask of a search engine and no directory answers: films, results, log-ins, other companies' help. Nothing that merely shares another word with such a text answers it. */

const WORDS = new Set(
  `movie movies film films cinema trailer song songs lyrics mp3 ringtone wallpaper download torrent apk login logout signin password hack hacked hacking crack keygen result results marksheet topper syllabus
  score scorecard ipl cricket football news samachar epaper essay nibandh meaning matlab arth wikipedia wiki gmail netflix hotstar amazon flipkart meesho
  snapdeal swiggy zomato uber ola paytm phonepe gpay irctc pnr sensex nifty bitcoin crypto lottery satta matka casino rummy betting balance ifsc helpline tollfree weather mausam temperature rashifal joke jokes chutkule shayari
  dominos mcdonald mcdonalds kfc starbucks pizzahut dmart ikea decathlon zudio game games pubg recipe porn sex escort hookah sharab sharaab daru daaru whisky whiskey rum beer wine liquor mutton chicken murga machhli machli fish meat gosht biryani nonveg egg eggs anda gutkha cigarette bidi ganja
  फिल्म मूवी सिनेमा डाउनलोड लॉगिन पासवर्ड रिजल्ट परिणाम स्कोर क्रिकेट समाचार निबंध मतलब अर्थ अमेजन मौसम राशिफल चुटकुले शायरी सट्टा लॉटरी शराब दारू बीयर मछली मुर्गा मटन
  चिकन मांस अंडा गुटखा सिगरेट बीड़ी गांजा`.split(/\s+/),
);
/** Who looks for help with one of these names a trade. */
const PLATFORMS = new Set(
  "google facebook fb whatsapp instagram insta youtube twitter telegram फेसबुक व्हाट्सएप इंस्टाग्राम यूट्यूब गूगल".split(" "),
);
const PHRASES =
  /(?<![\p{L}\p{M}])(?:kitne baje|कितने बजे|(?:aaj|kal) ka (?:\S+ ){0,3}(?:bhav|bhaav|rate)|(?:आज|कल) का (?:\S+ ){0,3}(?:भाव|रेट)|non ?veg|free fire|(?:water|theme|amusement) park|(?:police|hospital|bank|thana|station|office) (?:ka |ke )?(?:phone |contact |mobile )?number|customer care|care number|toll free|running status|live status|share price|stock price|gold rate|petrol price|full form|how to make|kaise banaye|birthday kab|(?<!old )age$)(?![\p{L}\p{M}])/u;

/** Trades that the catalogue has no kind for, unless a phrase of it has all their words. */
const TRADES =
  /(?<![\p{L}\p{M}])(?:petrol (?:pump|bunk)|cng (?:pump|station)|पेट्रोल पंप|सीएनजी पंप|blood bank|ब्लड बैंक|atm|एटीएम|fire (?:extinguisher|brigade|station)|दमकल|police station|post office|डाकघर|railway station|bus stand|mochi|मोची|shoe repair|joot[ae] (?:chappal|theek|repair|silwana|ki dukan)|जूते (?:चप्पल|की दुकान)|watch repair|gha[dr]i (?:theek|thik|repair|sudhar\S*|ka cell|ki battery|banane|banwani)|घड़ी (?:ठीक|रिपेयर|सुधार\S*|का सेल)|tattoo|टैटू|kaba{1,2}di|raddi|कबाड़ी|रद्दी|swimming pool|स्विमिंग पूल|suitcase|trolley bag|chidiya ?ghar|zoo|cinema hall)(?![\p{L}\p{M}])/u;

/** Whether a folded text, given its words, asks for no item but what somebody knows: a price of the day, an hour. */
export function isQuestion(words: readonly string[]): boolean {
  return PHRASES.test(words.join(" "));
}

/** Whether a folded text, given its words, asks for such a thing. `named`: those of its words that together name a trade, in phrases of several. */
export function isOtherTopic(words: readonly string[], named: ReadonlySet<string>): boolean {
  const isOther = (word: string) => WORDS.has(word) || (PLATFORMS.has(word) && named.size === 0);
  return words.some(isOther) || isQuestion(words) || isAbsentTrade(words.join(" "), named);
}

function isAbsentTrade(text: string, named: ReadonlySet<string>): boolean {
  const [absent] = TRADES.exec(text) ?? [];
  return absent !== undefined && !absent.split(" ").every((word) => named.has(word));
}
