/** What invented shops and people are called: first names, surnames, trade words and localities, in both scripts. */

const pairs = (text: string) =>
  text
    .trim()
    .split(/\s*,\s*/)
    .map((pair) => pair.split("=") as [string, string]);

export const FIRST_NAMES =
  pairs(`Ramesh=रमेश, Suresh=सुरेश, Mahesh=महेश, Rajesh=राजेश, Mukesh=मुकेश, Dinesh=दिनेश, Ganesh=गणेश, Naresh=नरेश, Kamlesh=कमलेश, Rakesh=राकेश, Anil=अनिल, Sunil=सुनील, Vinod=विनोद, Pramod=प्रमोद, Ashok=अशोक,
  Deepak=दीपक, Manoj=मनोज, Sanjay=संजय, Vijay=विजय, Ajay=अजय, Arvind=अरविंद, Govind=गोविंद, Gopal=गोपाल, Krishna=कृष्णा, Shyam=श्याम, Ram=राम, Hari=हरि, Shiv=शिव, Vishnu=विष्णु, Narayan=नारायण, Laxman=लक्ष्मण, Bharat=भरत, Hemant=हेमंत, Vasant=वसंत,
  Prakash=प्रकाश, Subhash=सुभाष, Kailash=कैलाश, Jagdish=जगदीश, Satish=सतीश, Girish=गिरीश, Harish=हरीश, Manish=मनीष, Ashish=आशीष, Nitin=नितिन, Sachin=सचिन, Amit=अमित, Sumit=सुमित, Rohit=रोहित, Mohit=मोहित, Ankit=अंकित, Pankaj=पंकज, Neeraj=नीरज, Dheeraj=धीरज,
  Savitri=सावित्री, Gayatri=गायत्री, Lakshmi=लक्ष्मी, Saraswati=सरस्वती, Parvati=पार्वती, Sita=सीता, Gita=गीता, Radha=राधा, Meera=मीरा, Sunita=सुनीता, Anita=अनीता, Kavita=कविता, Savita=सविता, Sarita=सरिता, Asha=आशा, Usha=उषा, Rekha=रेखा, Shobha=शोभा, Sudha=सुधा,
  Kamla=कमला, Vimla=विमला, Nirmala=निर्मला, Urmila=उर्मिला, Pushpa=पुष्पा, Shanti=शांति, Jyoti=ज्योति, Aarti=आरती, Bharti=भारती, Malti=मालती, Kusum=कुसुम, Neelam=नीलम, Poonam=पूनम, Pooja=पूजा, Neha=नेहा, Nisha=निशा, Varsha=वर्षा, Archana=अर्चना, Vandana=वंदना, Aradhana=आराधना`);

export const SURNAMES =
  pairs(`Sharma=शर्मा, Mishra=मिश्रा, Tiwari=तिवारी, Shukla=शुक्ला, Pandey=पांडेय, Dubey=दुबे, Dwivedi=द्विवेदी, Trivedi=त्रिवेदी, Chaturvedi=चतुर्वेदी, Tripathi=त्रिपाठी, Upadhyay=उपाध्याय, Vyas=व्यास, Joshi=जोशी, Bhatt=भट्ट, Pathak=पाठक, Shastri=शास्त्री,
  Acharya=आचार्य, Purohit=पुरोहित, Bajpai=बाजपेई, Awasthi=अवस्थी, Dixit=दीक्षित, Pareek=पारीक, Gaur=गौड़, Saraswat=सारस्वत, Bhardwaj=भारद्वाज, Vashishtha=वशिष्ठ, Kaushik=कौशिक, Gautam=गौतम, Parashar=पाराशर, Jha=झा, Thakur=ठाकुर, Choubey=चौबे, Ojha=ओझा, Rawat=रावत,
  Nautiyal=नौटियाल, Bahuguna=बहुगुणा, Pant=पंत, Tewari=तेवारी, Kulkarni=कुलकर्णी, Deshpande=देशपांडे, Joglekar=जोगळेकर, Gokhale=गोखले, Phadke=फडके, Apte=आपटे, Bapat=बापट, Iyer=अय्यर, Iyengar=अयंगर, Rao=राव, Shenoy=शेनॉय, Pai=पई, Bhat=भट, Hegde=हेगड़े, Dave=दवे, Pandya=पंड्या, Jani=जानी,
  Rawal=रावल, Nagar=नागर, Mukherjee=मुखर्जी, Banerjee=बनर्जी, Chatterjee=चटर्जी, Bhattacharya=भट्टाचार्य, Chakraborty=चक्रवर्ती, Ganguly=गांगुली, Namboodiri=नंबूदिरी, Malviya=मालवीय, Nagda=नागदा, Paliwal=पालीवाल, Dadhich=दाधीच, Sanadhya=सनाढ्य, Jijhotia=जिझौतिया, Bhargava=भार्गव`);

export const SACRED =
  pairs(`Shri Ram=श्री राम, Shri Krishna=श्री कृष्ण, Mahakal=महाकाल, Balaji=बालाजी, Annapurna=अन्नपूर्णा, Ganpati=गणपति, Saraswati=सरस्वती, Mahalaxmi=महालक्ष्मी, Durga=दुर्गा, Vaishnavi=वैष्णवी, Om=ॐ, Gayatri=गायत्री, Narmada=नर्मदा, Ganga=गंगा, Yamuna=यमुना, Tulsi=तुलसी, Kamdhenu=कामधेनु,
  Nandini=नंदिनी, Vrindavan=वृंदावन, Gokul=गोकुल, Ayodhya=अयोध्या, Kashi=काशी, Avanti=अवंती, Malwa=मालवा, Brij=ब्रज, Mewar=मेवाड़, Awadh=अवध, Mithila=मिथिला, Himalaya=हिमालय, Vindhya=विंध्य, Satyam=सत्यम, Shivam=शिवम, Sundaram=सुंदरम, Mangalam=मंगलम, Shubh Labh=शुभ लाभ, Swastik=स्वास्तिक, Navratna=नवरत्न, Panchvati=पंचवटी, Chitrakoot=चित्रकूट`);

export const ENDINGS =
  pairs(`Bhandar=भंडार, Kendra=केंद्र, Sadan=सदन, Seva=सेवा, Sansthan=संस्थान, Enterprises=एंटरप्राइजेज, Traders=ट्रेडर्स, Agency=एजेंसी, House=हाउस, Center=सेंटर, Services=सर्विसेज, Udyog=उद्योग, Kutir=कुटीर, Niketan=निकेतन, Works=वर्क्स, Associates=एसोसिएट्स, Brothers=ब्रदर्स,
  and Sons=एंड संस, Emporium=एम्पोरियम, Corner=कॉर्नर, Point=पॉइंट, Studio=स्टूडियो, Group=ग्रुप, Karyalaya=कार्यालय, Bhawan=भवन, Palace=पैलेस, Junction=जंक्शन, World=वर्ल्ड, Hub=हब, Samiti=समिति`);

export const LOCALITIES =
  `Gandhi Nagar,Nehru Marg,Station Road,Civil Lines,Sarafa Bazar,Sadar Bazar,Subhash Chowk,Tilak Nagar,Vijay Nagar,Ashok Nagar,Shastri Nagar,Patel Chowk,Ram Nagar,Shivaji Marg,Lal Darwaza,Ghanta Ghar,Temple Road,Mandir Marg,College Road,Ring Road,Azad Chowk,Model Town,New Market,Old City,Railway Colony,Bus Stand,Krishna Colony,Lake View,Market Yard,Itwara`.split(
    ",",
  );

export const QUALITIES = pairs(
  `pure=शुद्ध, traditional=पारंपरिक, fresh=ताज़ा, special=विशेष, home made=घर का बना, wedding=शादी, festival=त्योहार, premium=प्रीमियम, economy=किफायती, organic=जैविक, certified=प्रमाणित, monthly=मासिक, online=ऑनलाइन, express=तुरंत, family=पारिवारिक, group=सामूहिक, complete=संपूर्ण, basic=साधारण, royal=शाही, desi=देसी`,
);

export const OCCASIONS = pairs(
  `weddings=विवाह, housewarming=गृह प्रवेश, birthdays=जन्मदिन, festivals=त्योहार, offices=कार्यालय, students=विद्यार्थी, families=परिवार, temples=मंदिर, pilgrims=तीर्थयात्री, beginners=नए लोग, seniors=बुजुर्ग, children=बच्चे, travellers=यात्री, traders=व्यापारी, Diwali=दीवाली, Navratri=नवरात्रि, Shravan=श्रावण, Makar Sankranti=मकर संक्रांति`,
);

export const SENTENCES = [
  "Serving {occasion} near {locality} since {year}",
  "Call in the morning for {quality} work; we come to {locality} and around",
  "Known in {locality} for {quality} {thing} and fair dealing",
  "Our {thing} is {quality}, checked by {first} ji himself",
  "{surname} family business, third generation, at {locality}",
  "Bookings for {occasion} close a week ahead",
  "We deliver within the city, {quality} packing, no advance for regular customers",
  "Learned the craft from {first} {surname}; every order is done by hand",
];
export const SENTENCES_HI = [
  "{locality_hi} में {year} से {occasion} के लिए सेवा",
  "{quality} {thing} और उचित दाम",
  "{surname} परिवार की तीसरी पीढ़ी का काम",
  "{occasion} की बुकिंग एक सप्ताह पहले करें",
  "{first} जी की देखरेख में {quality} काम",
  "हर ऑर्डर हाथ से तैयार, समय पर पहुंचाया जाता है",
];

const SYLLABLES = "va ni ra ma sha ta lo ki de sa pu ja gi na mi tra vi ka ro li su ha ne dra ya".split(" ");

/** A made-up brand name of three or four syllables: the long tail of names that occur once or twice. */
export function brandName(below: (most: number) => number): string {
  const syllables = Array.from({ length: 3 + below(2) }, () => SYLLABLES[below(SYLLABLES.length)]).join("");
  return syllables.charAt(0).toUpperCase() + syllables.slice(1);
}
