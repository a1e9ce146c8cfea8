/** A mortar with a sprig of tulsi standing in it. */
import { LinePicture, type PictureProps } from "./line-picture.tsx";

/** For health, ayurveda and yoga. */
export function AyurvedaPicture({ className }: PictureProps) {
  return (
    <LinePicture className={className} patch="M30 88c-4-38 32-70 74-68 42 2 76 30 72 66-3 32-36 42-76 42s-67-8-70-40Z">
      <path d="M92 82C90 60 84 42 70 26" className="stroke-maroon" />
      <path d="M83 52c-14 4-24 0-30-10 12-5 24-2 30 10Z" className="fill-open-soft" />
      <path d="M87 64c4-14 14-20 27-19-1 13-12 21-27 19Z" className="fill-open-soft" />
      <path d="M76 37c0-10 6-17 16-20 3 10-3 19-16 20Z" className="fill-open-soft" />
      <path d="M70 26c-7-2-11-7-11-14 8 0 12 6 11 14Z" className="fill-open-soft" />
      <path d="M83 52c-8-4-15-6-22-7M87 64c6-7 12-11 19-14M76 37c4-6 8-10 12-14" />
      <path d="m116 80 25-48c3-5 12-1 9 5l-22 43Z" className="fill-card" />
      <path d="m134 44 9 4" />
      <path d="M54 82h96c0 22-12 38-34 42H88c-22-4-34-20-34-42Z" className="fill-saffron" stroke="none" />
      <path d="M50 78h100v8H50z" className="fill-card" />
      <path d="M54 86c2 20 13 33 33 37h26c20-4 31-17 33-37" className="fill-card" />
      <path d="M66 100c20 7 48 7 68 0" className="stroke-maroon" />
      <path d="M84 123c-1 4-4 7-8 9h48c-4-2-7-5-8-9" className="fill-card" />
      <path d="M30 132h140" />
      <circle cx="44" cy="127" r="4.5" className="fill-card" />
      <circle cx="35" cy="128" r="3.5" className="fill-saffron" />
    </LinePicture>
  );
}
