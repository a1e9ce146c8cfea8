/** A pair of scales over a bundle of papers tied with tape. */
import { LinePicture, type PictureProps } from "./line-picture.tsx";

/** For lawyers, accountants and papers. */
export function LawPicture({ className }: PictureProps) {
  return (
    <LinePicture className={className} patch="M22 90c-2-36 34-68 80-68 44 0 78 24 76 62-2 34-38 44-78 44s-76-6-78-38Z">
      <path
        d="M40 86h36c-3 10-9 15-18 15s-15-5-18-15Z"
        className="fill-saffron"
        stroke="none"
        transform="translate(3 3)"
      />
      <path
        d="M124 78h36c-3 10-9 15-18 15s-15-5-18-15Z"
        className="fill-saffron"
        stroke="none"
        transform="translate(3 3)"
      />
      <path d="M100 34v78" />
      <path d="M97 40h6v70h-6z" className="fill-card" />
      <path d="M58 50c16 2 30-2 42-8 12-6 26-8 42-6" />
      <circle cx="100" cy="34" r="6" className="fill-card" />
      <circle cx="100" cy="34" r="1.5" className="fill-saffron" stroke="none" />
      <path d="M58 50 42 86M58 50l16 36M142 36l-16 42M142 36l16 42" />
      <path d="M38 86h40c-3 11-10 16-20 16s-17-5-20-16Z" />
      <path d="M122 78h40c-3 11-10 16-20 16s-17-5-20-16Z" />
      <path d="M66 112h68l6 8H60Z" className="fill-card" />
      <path d="M60 120h82v7H58z" className="fill-card" />
      <path d="M56 127h90" />
      <path d="M30 132h22M150 132h20" />
      <path d="M92 116h16" className="stroke-maroon" />
      <path d="M50 86c2-4 5-6 8-6s7 2 9 6" className="stroke-maroon" />
      <path d="M136 78v-8h12v8M136 73h12" className="stroke-maroon" />
    </LinePicture>
  );
}
