/** Which business of the demo has which drawing; the others show their monogram. */
import * as food from "./food.ts";
import * as goods from "./goods.ts";
import * as pots from "./pots.ts";
import * as rites from "./rites.ts";
import * as services from "./services.ts";

/** By the key of the business. */
export const drawingOf: Record<string, () => string> = {
  "annapurna-satvik-rasoi": food.thali,
  "shukla-halwai": food.kadhai,
  "malwa-sev-bhandar": food.namkeen,
  "gulabi-nagar-mithai": food.laddus,
  "mathura-peda-bhandar": food.pedas,
  "banarasi-thandai-ghar": pots.lassi,
  "madras-filter-coffee": pots.coffee,
  "gokhale-satvik-tiffin": pots.tiffin,
  "indori-poha-corner": food.poha,
  "prabhu-konkani-achaar": pots.pickles,
  "bohra-masala": food.spices,
  "kanha-gau-dairy": pots.ghee,
  "mahakal-pujan-samagri": rites.puja,
  "kashi-havan-samagri": rites.havan,
  "pareek-murti-kala": rites.murti,
  "udaipur-marble-mandir": rites.homeTemple,
  "dwivedi-jyotish-karyalaya": rites.kundali,
  "sanadhya-marriage-garden": rites.mandap,
  "ahilya-tent-house": rites.tent,
  "triveni-tirth-yatra": rites.ghat,
  "uniyal-char-dham": rites.charDham,
  "ganga-darshan-dharamshala": rites.dharamshala,
  "jaipur-ratna-kendra": goods.gems,
  "dadhich-bandhej-sarees": goods.sarees,
  "banaras-saree-mahal": goods.sareeStack,
  "pareek-law-chambers": services.scales,
  "panini-sanskrit-pathshala": services.rehal,
  "malviya-pustak-bhandar": goods.shelf,
  "kaushik-ias-circle": services.study,
  "sahyadri-yoga-kendra": services.yoga,
  "awadh-kathak-kendra": services.tabla,
  "saraswathi-carnatic": services.veena,
  "joglekar-ayurved": services.ayurveda,
  "narmada-paudhshala": goods.nursery,
  "santra-nagari-taxi": services.taxi,
  "doon-packers-movers": services.truck,
  "mithila-madhubani-art": goods.madhubani,
  "mewar-electric-works": goods.bulb,
  "naithani-pahadi-organic": goods.fields,
};
