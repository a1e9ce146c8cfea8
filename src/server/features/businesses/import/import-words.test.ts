// The words that shops and families really write for a kind and a place, in both scripts: each is understood or asked for with the right choice among the suggestions, none is refused, none is guessed in silence, and the meanings given back as answers change nothing.
import { afterAll, beforeAll, expect, test } from "vitest";
import { takeIn } from "#tests/harness/imports.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { answerKey } from "./values.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

/** What is written, and what it means. A question mark: several kinds fit, so this one is among what is offered. Empty: it is the name itself. */
const KINDS: Record<string, string> = {
  "Pandit for puja": "Pandit for Pooja at Home",
  "Pandit ji": "? Pandit for Pooja at Home",
  "Hardware Store": "Building Materials",
  "Hardware Merchant": "Building Materials",
  "हार्डवेयर की दुकान": "Building Materials",
  Clothing: "? Sarees",
  "Cloth Merchant": "? Sarees",
  Garments: "? Men's Ethnic Wear",
  "कपड़े की दुकान": "? Sarees",
  Tailoring: "Tailors",
  "Ladies Tailor": "Tailors",
  दर्ज़ी: "",
  Photography: "Photographers & Videographers",
  "Photo Studio": "Photographers & Videographers",
  फोटोग्राफी: "Photographers & Videographers",
  "Medical Store": "Medical Stores",
  "मेडिकल स्टोर": "Medical Stores",
  Chemist: "Medical Stores",
  "Kirana Merchant": "Kirana & General Stores",
  "किराना दुकान": "Kirana & General Stores",
  Grocery: "Kirana & General Stores",
  "General Store": "Kirana & General Stores",
  "Sweet Shop": "Sweet Shops",
  "मिठाई की दुकान": "",
  Halwayi: "Halwai for Functions",
  हलवाई: "",
  Catering: "? Satvik Caterers",
  "Tiffin Services": "Tiffin Service",
  Astrology: "Astrologers",
  "Jyotish Kendra": "Astrologers",
  "वास्तु सलाहकार": "",
  Goldsmith: "Gold & Silver Jewellery",
  Jewellers: "? Gold & Silver Jewellery",
  ज्वेलर्स: "Gold & Silver Jewellery",
  Advocate: "? Civil Advocates",
  वकील: "? Civil Advocates",
  "Chartered Accountant": "Chartered Accountants",
  Doctor: "? General Physicians",
  Gynaecologist: "Gynaecologists & Maternity",
  "Dental Clinic": "Dentists",
  Physiotherapist: "Physiotherapy",
  Tution: "? Home Tuition",
  "Coaching classes": "Coaching for Classes 6 to 12",
  Plumbing: "Plumbers",
  "बिजली मिस्त्री": "",
  "AC repairing": "AC & Appliance Repair",
  "Computer Repairing": "Computers & Laptops",
  "Mobile repair": "",
  "Mobile Shop": "Mobile Shops",
  "Property dealer": "Property Dealers",
  ठेकेदार: "Building Contractors",
  "Tent House": "",
  "ब्यूटी पार्लर": "",
  "Saree Centre": "Sarees",
  "पूजन सामग्री": "Pooja Samagri Stores",
  "Book Depot": "School & Exam Books",
  "Milk Dairy": "Milk & Dairy Products",
  Xerox: "Photocopy & Binding",
  "Printing Press": "",
  "Car garage": "Car Repair & Service",
  धर्मशाला: "Dharamshala & Ashrams",
};

/** Where two towns have the sound of it, a question mark. */
const PLACES: Record<string, string> = {
  Jaypur: "Jaipur, Rajasthan",
  जयपूर: "Jaipur, Rajasthan",
  Indor: "Indore, Madhya Pradesh",
  इन्दौर: "Indore, Madhya Pradesh",
  Bhopaal: "Bhopal, Madhya Pradesh",
  Ujain: "Ujjain, Madhya Pradesh",
  Gwaliar: "Gwalior, Madhya Pradesh",
  Allahbad: "Prayagraj, Uttar Pradesh",
  Vadodra: "Vadodara, Gujarat",
  Banaras: "Varanasi, Uttar Pradesh",
  Poona: "Pune, Maharashtra",
  Ahemdabad: "? Ahmedabad, Gujarat",
  Hydrabad: "? Hyderabad, Telangana",
  Lukhnow: "? Lucknow, Uttar Pradesh",
  Aurangabad: "Chhatrapati Sambhajinagar, Maharashtra",
  औरंगाबाद: "Chhatrapati Sambhajinagar, Maharashtra",
  Fatehpur: "?",
  Indroe: "? Indore, Madhya Pradesh",
  "Andheri, Mumbai": "Mumbai, Maharashtra",
  "Andheri, Mumbai, Maharashtra, India": "Mumbai, Maharashtra",
  "Noida Sec 62": "Noida, Uttar Pradesh",
  "Mumbai - Andheri West": "Mumbai, Maharashtra",
  "Mumbai (Dadar)": "Mumbai, Maharashtra",
  "विजय नगर, इंदौर": "Indore, Madhya Pradesh",
  "Dwarka, Delhi": "Delhi, Delhi",
  "Mhow, Indore": "? Mhow",
  "Agra Road Jaipur": "? Agra, Uttar Pradesh",
  Goa: "? Margao, Goa",
  गोवा: "? Panaji, Goa",
};

test("a list in people's own words for kinds and places: nothing understood is refused, and every guess is named", async () => {
  const kinds = Object.keys(KINDS);
  const lines = [
    ...kinds.map((kind, n) => `Words ${n},${kind},Indore,${2100000000 + n}`),
    ...Object.keys(PLACES).map((city, n) => `Places ${n},halwai,"${city}",${2110000000 + n}`),
  ];
  const list = ["businessName,subCategory,city,phoneNo", ...lines].join("\n");
  const report = await takeIn(town, list);
  const read = new Map(report.listed.map((value) => [value.value, value]));
  const shown = (value: string, meant: string) => {
    const listed = read.get(value);
    if (!listed) return "";
    if (!meant.startsWith("?")) return listed.meaning ?? `asked: ${listed.suggestions.join("; ")}`;
    return listed.meaning === undefined && listed.suggestions.join().includes(meant.slice(2)) ? meant : listed;
  };

  const understood = Object.fromEntries(
    Object.entries({ ...KINDS, ...PLACES }).map(([value, meant]) => [value, shown(value, meant)]),
  );
  expect(understood).toEqual({ ...KINDS, ...PLACES });
  expect(report.refused).toBe(0);
  const asked = Object.values({ ...KINDS, ...PLACES }).filter((meant) => meant.startsWith("?")).length;
  expect(report).toMatchObject({ asked, created: lines.length - asked });
  const meanings = report.listed.flatMap(({ column, value, meaning }) =>
    meaning ? [[answerKey(column, value), meaning] as const] : [],
  );
  const confirmed = await takeIn(town, list, { answers: new Map(meanings) });
  expect(confirmed).toMatchObject({ asked, unchanged: lines.length - asked });
  expect(confirmed.listed.filter(({ badAnswer }) => badAnswer)).toEqual([]);
});
