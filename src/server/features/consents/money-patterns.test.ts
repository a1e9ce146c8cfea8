import { expect, test } from "vitest";
import { asksForMoney, moneyIn } from "./money-patterns.ts";

test.each([
  "Please send a token so that we know you are serious.",
  "Kindly pay the token amount today, then we share the number.",
  "Send a gift card of Amazon and I will come to Indore.",
  "My UPI is ramesh.sharma@okaxis, then we can talk.",
  "You can pay on 9876543210@ybl first.",
  "An advance of some amount is needed: send the advance by evening.",
  "The registration fee of 500 has to be paid first.",
  "Pay Rs. 2,000 to meet the girl.",
  "Transfer ₹5000 and we will fix the meeting.",
  "My parcel is held, please pay the customs charges.",
  "Here is my account number and the IFSC code.",
  "I need some money urgently for my mother's hospital.",
  "Please G I F T  C A R D, dear.",
  "Pay\u200btm karo na please, then we talk further.",
  "Share the OTP that you got, it is for verification.",
  "Pehle token bhejiye, phir baat hogi.",
  "Registration ki fees jama kar do ji.",
  "Aap 5000 rupaye bhej do, main kal lauta dunga.",
  "Mujhe paise ki zaroorat hai, madad karo.",
  "Do lakh bhej dijiye, shaadi ke baad lautaunga.",
  "Thoda udhaar mil jaye to achha rahega.",
  "Advance de do, tab rishta pakka samjho.",
  "कृपया पहले टोकन राशि भेजें, फिर बात होगी।",
  "पंजीकरण शुल्क ५०० रुपये जमा करें।",
  "आप मेरे खाते में पैसे डाल दीजिए।",
  "मुझे पैसों की ज़रूरत है, मदद करें।",
  "गिफ्ट कार्ड भेज दीजिए जी।",
])("pauses: %s", (message) => expect(asksForMoney(message)).toBe(true));

test.each([
  "Namaste, our son is an engineer in Pune. May we talk about your daughter?",
  "Thanks in advance for your kind answer, we would be glad to meet your family.",
  "He earns 12 lakh a year and our family has a house in Indore.",
  "We want no dowry and a simple marriage. Please share your number.",
  "My father paid for my studies, and I work in a bank in Mumbai.",
  "Could you send us your daughter's photo and horoscope? We will send ours.",
  "He is a member of the bar and takes no fees from the poor.",
  "Our family runs a sweet shop; my brother is a bank manager at the State Bank.",
  "She was registered for her PhD in 2021 and gives tuition to children.",
  "Namaste ji, hamara beta Pune mein engineer hai. Kya hum baat kar sakte hain?",
  "Aapki beti ki profile hamein pasand aayi, kripya apna number dijiye.",
  "Beta 12 lakh kamata hai, kripya apna number dijiye.",
  "Kundli aur photo bhej dijiye, hum bhi bhejenge.",
  "नमस्ते, हमारा बेटा पुणे में इंजीनियर है। क्या हम बात कर सकते हैं?",
  "आपकी बेटी की प्रोफ़ाइल हमें अच्छी लगी, कृपया अपना नंबर दीजिए।",
  "हमें दहेज नहीं चाहिए, सादा विवाह चाहते हैं।",
  "कुंडली और तस्वीर भेज दीजिए, हम भी भेजेंगे।",
])("lets through: %s", (message) => expect(asksForMoney(message)).toBe(false));

test("the staff read each piece once, as long as it is", () => {
  expect(moneyIn("Please send the token amount to ramesh@okaxis first.")).toEqual([
    "ramesh@okaxis",
    "send the token amount",
  ]);
  expect(moneyIn("Send a token amount of Rs 1,100 first.")).toEqual(["send a token amount of rs 1,100"]);
});
