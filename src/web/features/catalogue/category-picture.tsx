/** The line drawing of a category, from one file that all pages share. */
import pictures from "./category-pictures.svg?url";

const BY_ICON: Record<string, string> = {
  flame: "diya",
  sparkles: "chart",
  "cooking-pot": "kadhai",
  candy: "sweets",
  leaf: "ayurveda",
  stethoscope: "clinic",
  "graduation-cap": "books",
  school: "books",
  scale: "law",
  calculator: "ledger",
  "building-2": "houses",
  hammer: "home-repair",
  "party-popper": "wedding",
  shirt: "cloth",
  "flower-2": "diya",
  gem: "gem",
  "book-open": "books",
  bus: "temple",
  wrench: "home-repair",
  monitor: "laptop",
  landmark: "ledger",
  scissors: "mirror",
  milk: "milk",
  printer: "press",
  smartphone: "laptop",
  car: "auto",
  music: "tabla",
  "heart-handshake": "community",
};

/** Decoration beside the name; `icon` is what the category carries. A shop for what has no drawing of its own. */
export function CategoryPicture({ icon, className }: { icon: string; className?: string }) {
  return <DrawingOf name={BY_ICON[icon] ?? "shop"} className={className} />;
}

/** One drawing of the family, without its lines in the script. */
export function DrawingOf({ name, className = "w-full" }: { name: string; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 200 150" className={className}>
      <use href={`${pictures}#${name}`} />
    </svg>
  );
}
