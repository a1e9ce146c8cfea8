/** Stop words, which say nothing about what is looked for, in English, in Hindi and Romanised Hindi, and those of wanting in other languages, already folded; and those of them that mark the name of a place. */

const ENGLISH = `a an the and or of for to from in on at by with without near nearby nearest around close me my mine we our us you your i im is are am be do does did can could
  would should will shall have has had need needs needed want wants wanted looking look find found search searching get getting some someone somebody any anyone who whom which what where when how
  much many there here this that these those it its all very good nice best top better great cheap cheapest famous trusted reliable please pls kindly tell show give provide provider providers
  available open now today tomorrow want going as so also just only one make made who whose into out up about like near`;
const ROMAN_HINDI = `ka ki ke ko se me mein mei main mai par pe per aur ya ek koi kahin kaha kahan kidhar kab kaise kaisa kaun kon sa si kya kyun hai hain ho hoon hu hota hoti hote raha rahi rahe tha thi the
  chahiye chaiye chahie chahta chahti chahte mujhe mujhko mera meri mere hum hame humko humare hamara hamari hamare aap aapka aapki aapke apna apni apne unka uska iska inka is us ye yeh wo woh jo
  sabse sab accha acha achha achhi acchi achi acche ache achhe badhiya badiya sasta saste sasti milega milegi milenge mil mile karana karane karwana karwane karne karna karte karta karti kare karo kar
  karana wala wale wali vala vale vali walla waala waale waali liye lie ke bataiye batao bataye batayen batai dijiye do de dena pass paas aas aaspaas nazdeek nazdik najdeek najdik kareeb karib
  hi bhi to toh na nahi nahin tak wahan yahan yaha waha ji jee kitna kitne kitni hokar wahi
  jaye jaaye jayenge jayega jayegi jao jana jaana jane jaane jaate aaye aao aana aane aayenge aayega aayegi aa lena leni lene leke lekar lao laye laana rakhna rakhni rakhne sakta sakti sakte dedo dedijiye dilao dilaye dilwao
  bhej bhejo bheje bhejna bhejni mangwana mangvana mangana kharidna kharidni kharidne khareedna khareedni khareedne dhundh dhoondh dhundhna dekhna rha rhi rhe hua hui hue gayi gaye karwa karwao karao karwaye karwani karvani karvana
  lagwana lagwani lagvana lagvani thik theek chalega chalegi rahega rahegi rahenge dega degi denge milta milti batana kisi kuch thoda thodi bahut bohot jaldi turant urgent urgently plz sir madam bhai bhaiya namaste hello buy buying purchase phir agar lekin magar
  jisse jisme jiska jaise aise aisa aisi waise sakein sake mila log logon kaunsa kaunsi kaunse konsa konsi konse hetu sahab sahib saheb madamji maam bhaiyya bhaisahab mate aake aakar jaake jaakar karke`;
const HINDI = `का की के को से में मे मैं पर पे और या एक कोई कही कहीं कहा कहां किधर कब कैसे कैसा कौन सा सी क्या क्यों है हैं हो हूं होता होती होते रहा रही रहे था थी थे चाहिए चाहिये चाहता चाहती चाहते मुझे मेरा मेरी मेरे हम हमे हमें हमारा हमारी हमारे
  आप आपका आपकी आपके अपना अपनी अपने यह ये वह वो जो सबसे सब अच्छा अच्छी अच्छे बढिया सस्ता सस्ती सस्ते मिलेगा मिलेगी मिलेंगे कराना कराने करवाना करवाने करने करना करते करता करती करे करें करो वाला वाले वाली लिए लिये बताइए बताएं बताओ दीजिए पास आसपास
  नजदीक करीब भी तो तक ना नहीं यहां वहां जी कितना कितने कितनी एवं व तथा ही ने इस उस इन उन
  जाए जाये जाएं जाएंगे जाएगा जाएगी जाओ जाना जाने आए आये आओ आना आने आएगा आएगी आकर लेना लेनी लेने लेकर लाओ रखना रखनी रखने सकता सकती सकते दिलाओ भेजो भेजना मंगवाना खरीदना खरीदनी खरीदने ढूंढ ढूंढना हुआ हुई हुए गई गयी गए
  करवानी करानी करवाओ लगवाना लगवानी ठीक चलेगा चलेगी रहेगा रहेगी देगा देगी मिलता मिलती बताना किसी कुछ थोड़ा थोड़ी बहुत जल्दी तुरंत कृपया नमस्ते फिर अगर लेकिन जैसे ऐसे ऐसा ऐसी
  मैडम मेडम भैया भाईसाहब लोग लोगों कौनसा कौनसी कौनसे हेतु साहब मिले`;
const OTHER_LANGUAGES = `amar amader lagbe bhalo kothay pahije aahe ahe kuthe joiye vendum venum beku chahida maza majha mazi majhi mazya majhya karaycha karaychi karayche karaychay havi havay chhe
  करायचा करायची करायचे करायचं करायचंय माझा माझी मला   पाहिजे हवे हवा हवी आहे आहेत कुठे कोठे मिळेल साठी चांगला चांगली चांगले माझ्या माझे आमच्या आणि किंवा जवळ
  જોઈએ છે માટે સારા સારી સારું ક્યાં મળશે અને કે ની નો ના નું માં ਚਾਹੀਦਾ ਚਾਹੀਦੀ ਚਾਹੀਦੇ ਹੈ ਕਿੱਥੇ ਲਈ ਵਿੱਚ ਦਾ ਦੀ ਦੇ
  চাই দরকার লাগবে কোথায় ভালো জন্য এর এবং ও আছে ଦରକାର ଚାହିଁ କେଉଁଠି ଭଲ ପାଇଁ வேண்டும் தேவை எங்கே நல்ல மற்றும்
  కావాలి ఎక్కడ మంచి కోసం మరియు ఉంది ಬೇಕು ಬೇಕಾಗಿದೆ ಎಲ್ಲಿ ಒಳ್ಳೆಯ ಮತ್ತು വേണം എവിടെ നല്ല`;

const wordSet = (words: string) => new Set(words.split(/\s+/));
const STOP_WORDS = wordSet(`${ENGLISH} ${ROMAN_HINDI} ${HINDI} ${OTHER_LANGUAGES}`);

/** Whether a folded word may be left out of a search and of the index. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

const BEFORE_PLACE = wordSet("in near at around from nearby");
const AFTER_PLACE = wordSet("me mein mei main mai se में मे से ke ka ki के का की");
const SURELY_AFTER_PLACE = wordSet("me mein mei में मे");

const CLOSE = /^(?:pa{1,2}s|na[jz]d(?:i{1,2}|e{1,2}|ei)k|kar(?:i{1,2}|ee)b|sa{1,2}mne|पास|नजदीक|करीब|सामने)$/;

/** Whether the word says that somebody sets out there: "indore se omkareshwar". */
export function isFrom(after: string | undefined): boolean {
  return after === "se" || after === "से";
}

/** How strongly the words beside a name mark it as that of a place: 2 for "in indore", "इंदौर में" and "bhu ke paas", 1 for "indore ke", else 0. */
export function placeMark(before: string | undefined, after?: string, next?: string): 0 | 1 | 2 {
  if (before !== undefined && BEFORE_PLACE.has(before)) return 2;
  if (after === undefined) return 0;
  if ((after === "ke" || after === "के") && next !== undefined && CLOSE.test(next)) return 2;
  return SURELY_AFTER_PLACE.has(after) ? 2 : AFTER_PLACE.has(after) ? 1 : 0;
}
