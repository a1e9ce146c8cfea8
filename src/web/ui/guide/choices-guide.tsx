/** What is chosen or ticked. */
import { useState } from "react";
import { CheckboxInput } from "../checkbox-input.tsx";
import { BooksPicture } from "../pictures/books-picture.tsx";
import { CommunityPicture } from "../pictures/community-picture.tsx";
import { ShopPicture } from "../pictures/shop-picture.tsx";
import { RadioCards } from "../radio-cards.tsx";
import { Switch } from "../switch.tsx";
import { type GuideProps, GuideSection } from "./guide-section.tsx";

const T = {
  en: {
    kind: "How will you join?",
    individual: ["Individual", "Find and call businesses"],
    professional: ["Professional", "Offer a service"],
    business: ["Business", "List a shop or firm"],
    agree: "I have read the terms",
    agreeHint: "You can leave at any time.",
    isPublic: "Public",
  },
  hi: {
    kind: "आप किस रूप में जुड़ेंगे?",
    individual: ["व्यक्ति", "व्यवसाय खोजें और कॉल करें"],
    professional: ["पेशेवर", "अपनी सेवा दें"],
    business: ["व्यवसाय", "दुकान या फ़र्म जोड़ें"],
    agree: "मैंने शर्तें पढ़ ली हैं",
    agreeHint: "आप कभी भी छोड़ सकते हैं।",
    isPublic: "सार्वजनिक",
  },
};
const PICTURE = "h-15 w-20 text-ink";
const PICTURES = [
  ["individual", <CommunityPicture key="individual" className={PICTURE} />],
  ["professional", <BooksPicture key="professional" className={PICTURE} />],
  ["business", <ShopPicture key="business" className={PICTURE} />],
] as const;

export function ChoicesGuide({ language }: GuideProps) {
  const t = T[language];
  const [kind, setKind] = useState("professional");
  const [isPublic, setPublic] = useState(true);
  return (
    <GuideSection title="Choices">
      <RadioCards
        legend={t.kind}
        name="kind"
        value={kind}
        onChange={(event) => setKind(event.target.value)}
        columns={3}
        options={PICTURES.map(([value, picture]) => ({ value, picture, title: t[value][0], text: t[value][1] }))}
      />
      <CheckboxInput label={t.agree} hint={t.agreeHint} name="agree" />
      <Switch label={t.isPublic} on={isPublic} onToggle={() => setPublic(!isPublic)} className="self-start" />
    </GuideSection>
  );
}
