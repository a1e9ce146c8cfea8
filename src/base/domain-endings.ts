/** What the names of hosts end in, by how sure an ending is a sign of a link: many a full stop without a space after it is followed by one of these words. */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** A link wherever they stand behind a dot. */
export const ENDINGS = words(`
  com in org net co info biz shop store online site website app io me ly link page xyz club live tv gl be to ai dev tech world space pro edu gov mil int
  example भारत भारतम् भारोत कॉम नेट संगठन
  ae agency asia associates bd blog coop de directory eu fr gle guru host hosting icu ind jp lk mobi ngo np nz ong onl pk sg shiksha uk vip wiki`);

/** A link, unless a sentence goes on after them and nothing before them announces one. */
export const ENDING_WORDS = words(`
  academy actor apartments art attorney auction auto baby band bank bar beauty beer best bet bid bike bio black blue bot boutique build builders business buy
  buzz cab cafe call camera camp capital car cards care career careers cars cash catering center chat cheap church city claims cleaning click clinic clothing
  cloud coach coffee college community company computer condos construction consulting contact contractors cooking cool country coupons courses credit cricket
  cruises dance data date day deals degree delivery dental dentist design diamonds diet digital direct discount doctor dog domains download earth eat eco
  education email energy engineer engineering enterprises equipment estate events exchange expert express fail faith family fan fans farm fashion fast film
  finance financial fish fit fitness flights florist flowers fly food football forsale forum foundation free fun fund furniture fyi gallery game games garden
  gift gifts gives giving glass gold golf green group guide guitars hair haus health healthcare help here holdings holiday homes horse hospital hot hotel
  house how immo industries ink institute insurance international investments it jewelry jobs kids kim kitchen land law lawyer lease legal life lighting
  living loan loans lol love luxury management map market marketing markets mba media meme memorial men menu mom money mortgage motorcycles movie museum music
  my name navy network new news ninja now nu one ooo open organic partners parts party pay pet pharmacy phd photo photography photos pics pictures pink pizza
  place play plumbing plus poker post press prime productions promo properties property pub quest racing read realty recipes red rehab rent rentals repair
  report rest restaurant reviews rich rip rocks rodeo room rsvp run safe sale salon save school science security select services sexy shoes shopping show
  singles skin soccer social software solar solutions soy spa spot storage stream studio style sucks supplies supply support surf surgery systems tax taxi
  team technology tel tennis theater tickets tips tires today together tools top tours town toys trade trading training travel trust tube university us
  vacations ventures vet video villas vision vote voyage watch watches weather webcam wedding win wine work works wow yachts yoga you zip zone`);

/** Of countries, where people shorten addresses: a link when a path follows. */
export const COUNTRY_ENDINGS = words(`
  ac af ag al am as at au ax bg bi bo br bt by bz ca cc cd ch ci cl cn cx cy cz dk dm do ec ee es fi fm fo gd gg gr gs gy hk hr ht hu ie il im is je ke
  kr la lc li lt lu lv ma mn mp ms mu mv mx nf ni nl pe ph pl ps pt pw qa re ro ru sa se sh si sk so su tc th tk tl tn tr tt tw ua ug uz vc vg vn vu ws za`);

/** Before a dot, the beginning of something else than a host. */
export const ABBREVIATIONS = words(`
  adv approx asp asst assn asso br bros co dept dist dr eg er est estd etc ext fig gen govt hno hon ie incl inr jr ji lic ll ltd max min misc mob mr mrs ms near no non
  nonveg nos nr opp ph phd plot prof pt pts pvt qty rd ref reg regd rs sec sh shree shri smt sr sri st std tal tel tq vb veg vill viz vs wt
  dein dete hai hain ho hoga hogi hota hoti ji karein karen karo karte kg km leta lete ltr milega milegi milta milti raha rahe thi tha`);
