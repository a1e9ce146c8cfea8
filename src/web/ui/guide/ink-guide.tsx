/** Colours and type. */
import { LotusBridge } from "../lotus-bridge.tsx";
import { type GuideProps, GuideSection } from "./guide-section.tsx";

const FILLS = [
  "bg-ground",
  "bg-card",
  "bg-sunken",
  "bg-line",
  "bg-control",
  "bg-ink",
  "bg-ink-soft",
  "bg-saffron",
  "bg-accent",
  "bg-accent-soft",
  "bg-maroon",
  "bg-maroon-soft",
  "bg-open",
  "bg-open-soft",
  "bg-danger",
  "bg-danger-soft",
];

const TEXTS = {
  en: {
    brand: "VipraSetu",
    title: "Find people you can trust, in your own city",
    lead: "Priests, sweets, ayurveda, law, tuition: the businesses of the community, near you and with a word from those who know them.",
    text: "A dozen boxes cost ₹12,34,567.50 in all, and the owner sees every call. Read more in the terms, or write to us.",
    link: "the terms",
  },
  hi: {
    brand: "विप्र सेतु",
    title: "अपने शहर में भरोसे के लोग खोजें",
    lead: "पुरोहित, मिठाई, आयुर्वेद, वकील, ट्यूशन: समाज के अपने व्यवसाय, आपके पास, जान-पहचान के साथ।",
    text: "एक दर्जन डिब्बों के कुल ₹12,34,567.50 हुए, और हर कॉल की जानकारी मालिक को मिलती है। ज़्यादा जानने के लिए पढ़ें",
    link: "नियम और शर्तें",
  },
};

export function InkGuide({ language }: GuideProps) {
  const text = TEXTS[language];
  return (
    <GuideSection title="Ink">
      <p className="flex items-center gap-3 font-display text-xl leading-head font-bold text-maroon">
        <LotusBridge className="size-12" />
        {text.brand}
      </p>
      <div className="flex flex-col gap-3">
        <h1 className="max-w-[11em] md:text-4xl">{text.title}</h1>
        <p className="max-w-text text-lg text-ink-soft">{text.lead}</p>
      </div>
      <div className="prose">
        <h2>{text.title}</h2>
        <p>
          {text.text} <a href="#terms">{text.link}</a>.
        </p>
        <h3>{text.title}</h3>
        <ul>
          <li>{text.lead}</li>
          <li>{text.text}</li>
        </ul>
      </div>
      <ul className="grid grid-cols-4 gap-2 md:grid-cols-8">
        {FILLS.map((fill) => (
          <li key={fill} className="text-xs text-ink-soft">
            <span className={`mb-1 block h-12 rounded-md border border-line ${fill}`} />
            {fill.slice(3)}
          </li>
        ))}
      </ul>
    </GuideSection>
  );
}
