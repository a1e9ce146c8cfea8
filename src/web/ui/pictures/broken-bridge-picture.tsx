/** A bridge with a piece missing in the middle, its plank floating below: something did not get across. */
import { LinePicture, type PictureProps } from "./line-picture.tsx";

/** For errors and lost connections. */
export function BrokenBridgePicture({ className }: PictureProps) {
  return (
    <LinePicture className={className} patch="M22 94c-4-38 32-70 80-70s82 28 76 66c-4 32-36 44-78 44s-74-8-78-40Z">
      <circle cx="136" cy="44" r="15" className="fill-saffron" stroke="none" />
      <circle cx="133" cy="42" r="15" />
      <path
        d="M16 78c22-10 40-13 62-13l-5 8 7 5-6 8c-7 0-13 6-13 16v18H48v-16c0-10-6-16-13-16s-13 6-13 16v6h-6Z"
        className="fill-card"
      />
      <path
        d="M184 78c-20-9-36-12-56-13l4 7-8 6 5 8c8 0 13 6 13 16v18h12v-16c0-10 6-16 13-16s12 6 12 16v6h5Z"
        className="fill-card"
      />
      <path d="M22 70V58M40 64V52M58 61V49M18 62c14-6 30-10 50-11M178 70V58M160 64V52M142 61V53M182 62c-12-5-22-8-34-10" />
      <path d="M28 84c14-5 26-7 40-8M172 84c-12-4-22-6-34-8" className="stroke-maroon" />
      <path d="m88 108 30-7 3 8-31 7Z" className="fill-saffron" />
      <path d="m98 106 2 7M109 103l2 8" />
      <path d="M30 128c7-5 13-5 20 0s13 5 20 0 13-5 20 0 13 5 20 0 13-5 20 0 13 5 20 0 13-5 20 0" />
      <path d="M78 120c5-3 9-3 14 0s9 3 14 0 9-3 14 0" className="stroke-maroon" />
      <path d="M96 48c-2-5 1-8 4-6 3-2 6 1 4 6M88 40l-4-4M113 40l4-4M100 34v-6" className="stroke-maroon" />
    </LinePicture>
  );
}
