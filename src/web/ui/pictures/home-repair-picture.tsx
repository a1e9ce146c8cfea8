/** A house with its tool box, hammer and spanner in front. */
import { LinePicture, type PictureProps } from "./line-picture.tsx";

/** For repairs, building and things of the house. */
export function HomeRepairPicture({ className }: PictureProps) {
  return (
    <LinePicture className={className} patch="M24 94c-6-38 30-72 78-72s82 28 76 66c-4 32-36 42-78 42s-72-6-76-36Z">
      <path d="M46 66v64M46 66l44-36 44 36" stroke="none" className="fill-card" />
      <path d="M46 62h88v68H46z" className="fill-card" stroke="none" />
      <path d="M36 70 90 26l54 44" className="fill-card" />
      <path d="M48 64v66M132 64v20" />
      <path d="M40 73 93 30l50 41" className="stroke-saffron" strokeWidth="5" />
      <path d="M36 70 90 26l54 44" />
      <path d="M116 46V32h10v22" className="fill-card" />
      <path d="M60 130V96h22v34M77 112v3" />
      <path d="M60 76h22v12H60zM71 76v12" />
      <path d="M22 130h156" />
      <path d="m120 98 10-30M128 66c-6-4-6-12 1-15l2 8 6 2 6-5c2 8-4 14-11 12" className="fill-card" />
      <path d="m131 99 9-30" />
      <path d="m154 98-4-24M143 70l17-4c5-1 8 1 9 5l-25 6Z" className="fill-saffron" />
      <path d="m149 98-4-22" />
      <path d="M100 98h72v32h-72z" className="fill-saffron" stroke="none" />
      <path d="M98 96h72v34H98z" className="fill-card" />
      <path d="M98 108h72" />
      <path d="M128 104h12v9h-12z" className="fill-saffron" />
      <path d="M106 118h10M152 118h10" className="stroke-maroon" />
    </LinePicture>
  );
}
