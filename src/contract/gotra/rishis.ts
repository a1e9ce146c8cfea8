/** The rishis of the pravaras, by the names that they bear there, in both scripts. */

// biome-ignore format: a table reads best in rows
export const RISHIS = {
  bhargava: ["Bhargava", "भार्गव"], chyavana: ["Chyavana", "च्यावन"], apnavana: ["Apnavana", "आप्नवान"], aurva: ["Aurva", "और्व"],
  jamadagnya: ["Jamadagnya", "जामदग्न्य"], baida: ["Baida", "बैद"], arshtishena: ["Arshtishena", "आर्ष्टिषेण"], anupa: ["Anupa", "आनूप"],
  vaitahavya: ["Vaitahavya", "वैतहव्य"], savetasa: ["Savetasa", "सावेतस"], vadhryashva: ["Vadhryashva", "वाध्र्यश्व"], daivodasa: ["Daivodasa", "दैवोदास"],
  vainya: ["Vainya", "वैन्य"], partha: ["Partha", "पार्थ"], shaunaka: ["Shaunaka", "शौनक"],
  angirasa: ["Angirasa", "आंगिरस"], ayasya: ["Ayasya", "आयास्य"], gautama: ["Gautama", "गौतम"], barhaspatya: ["Barhaspatya", "बार्हस्पत्य"],
  bharadvaja: ["Bharadvaja", "भारद्वाज"], shainya: ["Shainya", "शैन्य"], gargya: ["Gargya", "गार्ग्य"], amahiyava: ["Amahiyava", "आमहीयव"], aurukshaya: ["Aurukshaya", "औरुक्षय"],
  ambarisha: ["Ambarisha", "आंबरीष"], yauvanashva: ["Yauvanashva", "यौवनाश्व"], mandhatra: ["Mandhatra", "मांधात्र"], kautsa: ["Kautsa", "कौत्स"],
  bharmyashva: ["Bharmyashva", "भार्म्यश्व"], maudgalya: ["Maudgalya", "मौद्गल्य"], paurukutsa: ["Paurukutsa", "पौरुकुत्स"], trasadasyava: ["Trasadasyava", "त्रासदस्यव"],
  ajamidha: ["Ajamidha", "आजमीढ"], kanva: ["Kanva", "काण्व"], sankritya: ["Sankritya", "सांकृत्य"], gaurivita: ["Gaurivita", "गौरिवीत"],
  atreya: ["Atreya", "आत्रेय"], archananasa: ["Archananasa", "आर्चनानस"], shyavashva: ["Shyavashva", "श्यावाश्व"],
  vaishvamitra: ["Vaishvamitra", "वैश्वामित्र"], aghamarshana: ["Aghamarshana", "आघमर्षण"], kaushika: ["Kaushika", "कौशिक"],
  kashyapa: ["Kashyapa", "काश्यप"], avatsara: ["Avatsara", "आवत्सार"], naidhruva: ["Naidhruva", "नैध्रुव"], shandilya: ["Shandilya", "शांडिल्य"], asita: ["Asita", "आसित"], daivala: ["Daivala", "दैवल"],
  vasishtha: ["Vasishtha", "वासिष्ठ"], maitravaruna: ["Maitravaruna", "मैत्रावरुण"], kaundinya: ["Kaundinya", "कौंडिन्य"], shaktya: ["Shaktya", "शाक्त्य"], parasharya: ["Parasharya", "पाराशर्य"],
  agastya: ["Agastya", "आगस्त्य"], dardhachyuta: ["Dardhachyuta", "दार्ढच्युत"], idhmavaha: ["Idhmavaha", "इध्मवाह"],
} as const satisfies Record<string, readonly [english: string, hindi: string]>;

export type Rishi = keyof typeof RISHIS;
