/** A small shop with its awning out and leaves over the door. */
import { LinePicture, type PictureProps } from "./line-picture.tsx";

/** For businesses in general. */
export function ShopPicture({ className }: PictureProps) {
  return (
    <LinePicture className={className} patch="M20 98c-4-36 30-72 80-74 46-2 84 24 82 66-1 28-34 40-80 40s-79-4-82-32Z">
      <path d="M52 66h96v64H52z" className="fill-card" stroke="none" />
      <path d="M52 72v58M148 72v58M32 130h136" />
      <path d="M62 22h76v13H62z" className="fill-card" />
      <path d="M72 28.500h56" className="stroke-maroon" />
      <path d="M54 35h92l12 26H42Z" className="fill-card" />
      <path
        d="M72.4 35 65 61h-23l12-26ZM109.2 35l2.3 26H88.500l2.3-26ZM146 35l12 26h-23l-7.4-26Z"
        className="fill-saffron"
        stroke="none"
      />
      <path d="M54 35h92l12 26H42ZM72.4 35 65 61M90.8 35l-2.3 26M109.2 35l2.3 26M127.6 35 135 61" />
      <path
        d="M42 61c0 8 4 12 11.5 12S65 69 65 61c0 8 4 12 11.7 12S88.5 69 88.5 61c0 8 4 12 11.5 12s11.5-4 11.5-12c0 8 4 12 11.8 12S135 69 135 61c0 8 4 12 11.5 12S158 69 158 61"
        className="fill-card"
      />
      <path d="M62 130V86h32v44" />
      <path d="M88 108v4" />
      <path d="M62 86c3 6 6 6 8 0 2 6 6 6 8 0 2 6 6 6 8 0 2 6 5 6 8 0" className="stroke-maroon" />
      <path d="M104 86h34v26h-34z" className="fill-card" />
      <path d="M104 102h34M109 102v-6h6v6M120 102v-9h5v9M130 102v-6h5v6" />
      <path d="M100 118h42" />
      <path d="M158 130c-2-5-2-9-1-13h12c1 4 1 8-1 13M163 117c-1-8-5-11-8-12M163 117c0-8 3-12 7-14M163 117v-13" />
    </LinePicture>
  );
}
