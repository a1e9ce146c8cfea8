/** A burning lamp on a leaf-edged plate with marigolds. */
import { LinePicture, type PictureProps } from "./line-picture.tsx";

/** For priests, rites and astrology. */
export function DiyaPicture({ className }: PictureProps) {
  return (
    <LinePicture className={className} patch="M30 92c-6-34 24-72 68-74 42-2 78 26 76 64-2 34-32 46-74 46s-66-8-70-36Z">
      <circle cx="103" cy="58" r="31" className="fill-card" stroke="none" />
      <path d="M103 34c10 13 15 20 15 28a14 14 0 0 1-28 0c0-7 6-16 13-28Z" className="fill-saffron" stroke="none" />
      <path d="M100 30c10 13 15 22 15 30a15 15 0 0 1-30 0c0-8 6-17 15-30Z" />
      <path d="M100 49c4 5 6 9 6 13a6 6 0 0 1-12 0c0-4 2-8 6-13Z" className="fill-card" />
      <path d="M100 70v12" />
      <path
        d="M52 82c10 4 22 5 36 4 5-6 19-6 24 0 14 1 26 0 36-4-2 22-20 36-48 36S54 104 52 82Z"
        className="fill-card"
      />
      <path d="M60 94c24 7 56 7 80 0" className="stroke-maroon" />
      <path
        d="M70 102c2 3 5 3 6 1M84 106c2 3 5 3 7 1M110 107c2 3 5 2 6-1M125 103c2 2 5 1 6-1"
        className="stroke-maroon"
      />
      <path d="M86 118h28l5 8H81Z" className="fill-card" />
      <path d="M34 126h132c-6 6-14 8-24 8H58c-10 0-18-2-24-8Z" className="fill-card" />
      <path d="M44 120a5 5 0 1 1 6-6 5 5 0 1 1 5 7 5 5 0 0 1-6 4 5 5 0 0 1-5-5Z" className="fill-saffron" />
      <path d="M148 120a5 5 0 1 1 6-6 5 5 0 1 1 5 7 5 5 0 0 1-6 4 5 5 0 0 1-5-5Z" className="fill-saffron" />
      <path d="M68 44l-6-4M64 60h-8M132 44l6-4M136 60h8M82 28l-3-6M118 28l3-6" className="stroke-maroon" />
    </LinePicture>
  );
}
