/**
 * The eighteen exogamous groups (ganas) of gotras, and the gotras in them with their pravaras and spellings. The groups and their rule: P. Chentsal Rao, Gotra Pravara Nibandha Kadambam, Mysore 1900.
 * Which gotra lies where and its usual pravara were entered by hand and wait for a pandit's signature; the grouping of the fourteen Chitpavan gotras is held by a test.
 */
import type { Rishi } from "./rishis.ts";

// biome-ignore format: a table reads best in rows
/** Eight large ganas, then the ten 'kevala' ones: four of Bhrigu's side, six of Angiras's. */
export const GANAS = {
  jamadagni: ["Jamadagni", "जमदग्नि"], gautama: ["Gautama", "गौतम"], bharadvaja: ["Bharadvaja", "भारद्वाज"], atri: ["Atri", "अत्रि"],
  vishvamitra: ["Vishvamitra", "विश्वामित्र"], kashyapa: ["Kashyapa", "कश्यप"], vasishtha: ["Vasishtha", "वसिष्ठ"], agastya: ["Agastya", "अगस्त्य"],
  vitahavya: ["Vitahavya", "वीतहव्य"], mitrayu: ["Mitrayu", "मित्रयु"], shunaka: ["Shunaka", "शुनक"], vena: ["Vena", "वेन"],
  rathitara: ["Rathitara", "रथीतर"], mudgala: ["Mudgala", "मुद्गल"], vishnuvriddha: ["Vishnuvriddha", "विष्णुवृद्ध"],
  harita: ["Harita", "हरित"], kanva: ["Kanva", "कण्व"], sankriti: ["Sankriti", "संकृति"],
} as const satisfies Record<string, readonly [english: string, hindi: string]>;
export type Gana = keyof typeof GANAS;

export interface Gotra {
  id: string;
  /** Two for a double gotra (dvigotra): its families marry into neither. */
  ganas: readonly Gana[];
  name: { en: string; hi: string };
  /** Other spellings, which the sounds of the two names do not cover. */
  aliases: readonly string[];
  /** None where it is not entered; two where families differ. */
  pravaras: ReadonlyArray<readonly Rishi[]>;
  /** Whose word its place among the ganas is: a published practice, or an entry by hand that nobody has signed yet. */
  source: "nasikchitpavan.org" | "by hand";
}

type Row = [ganas: string, en: string, hi: string, aliases?: string, ...pravaras: string[]];

// biome-ignore format: a table reads best in rows
const ROWS: Row[] = [
  ["jamadagni", "Vatsa", "वत्स", "vats shrivatsa srivatsa श्रीवत्स vatsya वात्स्य vatsyayana वात्स्यायन", "bhargava chyavana apnavana aurva jamadagnya"],
  ["jamadagni", "Jamadagni", "जमदग्नि", "jamadagnya जामदग्न्य yamadagni jamdagni", "bhargava chyavana apnavana aurva jamadagnya"],
  ["jamadagni", "Savarni", "सावर्णि", "savarna सावर्ण savarnya सावर्ण्य sabarna", "bhargava chyavana apnavana aurva jamadagnya"],
  ["jamadagni", "Bida", "बिद", "baida बैद", "bhargava chyavana apnavana aurva baida"],
  ["jamadagni", "Arshtishena", "आर्ष्टिषेण", "arstisena", "bhargava chyavana apnavana arshtishena anupa"],
  ["vitahavya", "Yaska", "यास्क", "vitahavya वीतहव्य", "bhargava vaitahavya savetasa"],
  ["vitahavya", "Vadhula", "वाधूल", "vadhoola", "bhargava vaitahavya savetasa"],
  ["vitahavya", "Maunabhargava", "मौनभार्गव", "mauna", "bhargava vaitahavya savetasa"],
  ["mitrayu", "Mitreyu", "मित्रेयु", "mitrayu मित्रयु maitreya मैत्रेय", "bhargava vadhryashva daivodasa"],
  ["vena", "Vainya", "वैन्य", "vena वेन", "bhargava vainya partha"],
  ["shunaka", "Shaunaka", "शौनक", "shunaka शुनक sonak", "shaunaka"],
  ["shunaka", "Gritsamada", "गृत्समद", "grutsamada", "shaunaka"],
  ["gautama", "Gautama", "गौतम", "gotam", "angirasa ayasya gautama"],
  ["gautama", "Uchathya", "उचथ्य", "utathya उतथ्य auchathya औचथ्य"],
  ["gautama", "Vamadeva", "वामदेव"],
  ["gautama", "Kakshivata", "काक्षीवत", "kakshivan कक्षीवान"],
  ["gautama", "Raghugana", "राहूगण", "rahugana"],
  ["bharadvaja", "Bharadvaja", "भारद्वाज", "bharadwaj bhardwaj भरद्वाज bharadwaja bhardvaj", "angirasa barhaspatya bharadvaja"],
  ["bharadvaja", "Garga", "गर्ग", "gargya गार्ग्य", "angirasa barhaspatya bharadvaja shainya gargya"],
  ["bharadvaja", "Kapi", "कपि", "", "angirasa amahiyava aurukshaya"],
  ["harita", "Harita", "हरित", "haritasa हारीत", "angirasa ambarisha yauvanashva"],
  ["harita", "Kutsa", "कुत्स", "kautsa कौत्स kauts", "angirasa mandhatra kautsa"],
  ["rathitara", "Rathitara", "रथीतर", "rathithara"],
  ["mudgala", "Maudgalya", "मौद्गल्य", "mudgala मुद्गल mudgal maudgal moudgalya", "angirasa bharmyashva maudgalya"],
  ["vishnuvriddha", "Vishnuvriddha", "विष्णुवृद्ध", "vishnuvardhana vishnuvruddha", "angirasa paurukutsa trasadasyava"],
  ["vishnuvriddha", "Shadamarshana", "षडमर्षण", "shatamarshana शठमर्षण shatamarshna", "angirasa paurukutsa trasadasyava"],
  ["vishnuvriddha", "Nityundana", "नित्युंदन", "nityundan"],
  ["kanva", "Kanva", "कण्व", "kanwa काण्व kanv", "angirasa ajamidha kanva"],
  ["sankriti", "Sankriti", "संकृति", "sankrityayana सांकृत्यायन sankritya सांकृत्य sankrit sankruti sankritayan", "sankritya gaurivita"],
  ["atri", "Atreya", "आत्रेय", "atri अत्रि", "atreya archananasa shyavashva"],
  ["vishvamitra", "Kaushika", "कौशिक", "koushik kushika कुशिक kousika", "vaishvamitra aghamarshana kaushika"],
  ["vishvamitra", "Vishvamitra", "विश्वामित्र", "vaishvamitra वैश्वामित्र"],
  ["vishvamitra", "Kamakayana", "कामकायन"],
  ["vishvamitra", "Katyayana", "कात्यायन"],
  ["vishvamitra", "Lohita", "लोहित", "lohitasa"],
  ["vishvamitra", "Dhananjaya", "धनंजय"],
  ["vishvamitra", "Babhravya", "बाभ्रव्य", "babhravya bhabravya"],
  ["kashyapa", "Kashyapa", "कश्यप", "kashyap काश्यप kasyapa naidhruva नैध्रुव", "kashyapa avatsara naidhruva"],
  ["kashyapa", "Raibhya", "रैभ्य", "rebha"],
  ["kashyapa", "Shandilya", "शांडिल्य", "sandilya sandil shandil शाण्डिल्य", "kashyapa avatsara shandilya", "kashyapa asita daivala"],
  ["kashyapa vasishtha", "Laugakshi", "लौगाक्षि", "laugaksh logakshi lokakshi लोगाक्षी"],
  ["vasishtha", "Vasishtha", "वसिष्ठ", "vashishtha वशिष्ठ vasisth vashisth vasistha"],
  ["vasishtha", "Kaundinya", "कौंडिन्य", "koundinya kaundilya कौण्डिल्य kondinya", "vasishtha maitravaruna kaundinya"],
  ["vasishtha", "Parashara", "पराशर", "parasharya पाराशर्य parasar", "vasishtha shaktya parasharya"],
  ["vasishtha", "Upamanyu", "उपमन्यु", "upmanyu"],
  ["vasishtha", "Jatukarnya", "जातूकर्ण्य", "jatukarna जातुकर्ण"],
  ["agastya", "Agastya", "अगस्त्य", "agasti अगस्ति", "agastya dardhachyuta idhmavaha"],
];

/** Published as the groups among which the Chitpavans do not marry. */
const CHITPAVAN =
  "Atreya Kashyapa Shandilya Kapi Garga Bharadvaja Kaundinya Vasishtha Kaushika Babhravya Jamadagni Vatsa Vishnuvriddha Nityundana".split(
    " ",
  );

export const gotras: readonly Gotra[] = ROWS.map(([ganas, en, hi, aliases = "", ...pravaras]) => ({
  id: en.toLowerCase(),
  ganas: ganas.split(" ") as Gana[],
  name: { en, hi },
  aliases: aliases.split(" ").filter(Boolean),
  pravaras: pravaras.map((pravara) => pravara.split(" ") as Rishi[]),
  source: CHITPAVAN.includes(en) ? "nasikchitpavan.org" : "by hand",
}));
