/** What people write over the columns of a list, in English and Hindi, folded when compared. */
import type { ListColumn } from "#contract/import-kinds.ts";

export const HEADING_NAMES: Record<ListColumn, string[]> = {
  businessName: [
    "name, firm, firm name, name of firm, shop, shop name, name of shop, business, business name, name of business, company, company name, establishment, organisation, organization, enterprise, name of business firm, firm shop name, title, unit name, party name",
    "नाम, फर्म, फर्म का नाम, दुकान, दुकान का नाम, व्यवसाय का नाम, प्रतिष्ठान, प्रतिष्ठान का नाम, संस्था का नाम, संस्थान का नाम, कंपनी का नाम, व्यापार का नाम",
  ],
  subCategory: [
    "kind, kind of business, kinds of business, type, business type, type of business, category, business category, sub category, trade, line, line of business, nature of business, profession, occupation, work, service, services, product, vyavsay, dhandha",
    "प्रकार, व्यवसाय का प्रकार, व्यवसाय, श्रेणी, उपश्रेणी, वर्ग, धंधा, पेशा, कार्य, काम, व्यापार, व्यापार का प्रकार, सेवा, कार्य का प्रकार",
  ],
  city: [
    "city, city town, city/village, town, town city, place, location, village, village town, town village, station, city name, shahar, shehar, city district",
    "शहर, शहर का नाम, नगर, गाँव, गाँव शहर, शहर गाँव, स्थान, कस्बा, ग्राम, नगर ग्राम",
  ],
  district: [
    "district, dist, distt, district name, name of district, home district, zila, jila, zilla",
    "जिला, जिले का नाम, जनपद, जिल्हा",
  ],
  state: ["state, province, pradesh, state name, state ut, rajya", "राज्य, प्रदेश, प्रांत, राज्य का नाम"],
  phoneNo: [
    "phone, phone no, phone number, mobile, mobile no, mobile number, mob, mob no, mo no, m no, cell, cell no, contact, contact no, contact number, telephone, tel, tel no, whatsapp, whatsapp no, whatsapp number, ph, ph no, mobile phone, phone mobile, mobile 1, phone 1",
    "मोबाइल, मोबाईल, मोबाइल नंबर, मोबाइल नम्बर, मोबाईल नंबर, मोबाइल न, मोबाइल नं, मो नं, मो, फोन, फ़ोन, फोन नंबर, फोन नं, दूरभाष, दूरभाष क्रमांक, संपर्क, संपर्क नंबर, सम्पर्क, सम्पर्क सूत्र, व्हाट्सएप नंबर, मोबाइल क्रमांक",
  ],
  email: [
    "email, e mail, mail, mail id, email id, e mail id, email address, e mail address, mail address, gmail, gmail id, business email, office email, company email",
    "ईमेल, ई मेल, ईमेल आईडी, ई मेल आईडी, मेल आईडी, मेल, ईमेल पता, ई मेल पता",
  ],
  address: [
    "address, full address, shop address, office address, business address, street, postal address, addr, add, pata",
    "पता, पूरा पता, दुकान का पता, कार्यालय का पता, डाक पता",
  ],
  pinCode: ["pin, pin code, pincode, pin no, postal code, zip, zip code, post code", "पिन, पिन कोड, पिनकोड, पिन नंबर"],
  description: [
    "description, details, about, about business, detail, business details, products and services, items, speciality",
    "विवरण, जानकारी, विस्तार, व्यवसाय का विवरण, व्यवसाय की जानकारी, विशेषता",
  ],
  openSince: [
    "since, in business since, open since, established, established in, established on, estd, estd in, estd year, est, est year, year, year established, year of establishment, establishment year, date of establishment, founded, founded in, year of founding, started, started in, starting year, year of starting, year of opening, opened in, established year, since year",
    "स्थापना, स्थापना वर्ष, स्थापना का वर्ष, स्थापना दिनांक, स्थापना तिथि, स्थापित, कब से, वर्ष, साल, सन, सन से, प्रारंभ, प्रारंभ वर्ष, शुरुआत, शुरुआत का वर्ष",
  ],
  website: ["website, web site, web, site, url, web address", "वेबसाइट, वेब साइट"],
  gstNumber: [
    "gst, gstin, gst no, gst number, gstin no, gstin number, gst registration",
    "जीएसटी, जीएसटी नंबर, जीएसटीआईएन, जीएसटी नं",
  ],
  ownerName: [
    "owner, owner name, name of owner, proprietor, proprietor name, prop, contact person, contact person name, person, member, member name, name of member, person name, partner, director, name of proprietor, malik",
    "मालिक, मालिक का नाम, संचालक, संचालक का नाम, स्वामी, प्रोपराइटर, सदस्य, सदस्य का नाम, संपर्क व्यक्ति, स्वामी का नाम",
  ],
  ownerPhoneNo: [
    "owner phone, owner phone no, owner mobile, owner mobile no, owner contact, owner no, owner number, proprietor mobile, mobile of owner, owner phone number",
    "मालिक का मोबाइल, मालिक का फोन, मालिक का नंबर, संचालक का मोबाइल, स्वामी का मोबाइल, सदस्य का मोबाइल",
  ],
  listingName: [
    "offering, offering name, name of offering, item, items, item name, name of item, product, products, product name, name of product, service, service name, name of service, services, menu item, particulars, article, dish, package, course, listing, listing name, title, what, name",
    "वस्तु, वस्तु का नाम, सामान, उत्पाद, उत्पाद का नाम, सेवा, सेवा का नाम, व्यंजन, पेशकश, मद, आइटम, क्या, नाम",
  ],
  price: [
    "price, rate, rates, amount, cost, mrp, price rs, price inr, rate rs, fee, fees, charges, charge, dakshina, selling price, daam, kimat, keemat, bhav",
    "मूल्य, कीमत, दाम, भाव, दर, रेट, शुल्क, राशि, दक्षिणा, रुपये",
  ],
  unit: ["unit, units, per, uom, price per, rate per, pack, pack size, quantity, qty, size", "इकाई, प्रति, मात्रा, पैक"],
  memberName: [
    "name, member, member name, name of member, full name, person, person name, applicant, applicant name, sadasya, naam",
    "नाम, सदस्य, सदस्य का नाम, पूरा नाम, व्यक्ति, व्यक्ति का नाम, श्रीमान",
  ],
  since: [
    "since, member since, joined, joining, joining date, date of joining, joined on, year of joining, join date, membership date, membership since, registered on, registration date, from, year",
    "कब से, सदस्यता तिथि, सदस्यता दिनांक, सदस्य कब से, से सदस्य, जुड़ने की तिथि, जुड़ने का वर्ष, दिनांक, तिथि, वर्ष",
  ],
};
