/** Laddoos piled on a footed plate, two diamonds of barfi beside them. */
import { LinePicture, type PictureProps } from "./line-picture.tsx";

/** For sweets, catering and food. */
export function SweetsPicture({ className }: PictureProps) {
  return (
    <LinePicture className={className} patch="M24 94c-4-36 30-70 78-70 44 0 78 26 76 62-2 32-36 44-78 44s-73-6-76-36Z">
      <circle cx="103" cy="45" r="16" className="fill-saffron" stroke="none" />
      <circle cx="85" cy="71" r="16" className="fill-saffron" stroke="none" />
      <circle cx="119" cy="71" r="16" className="fill-saffron" stroke="none" />
      <circle cx="100" cy="43" r="16.5" />
      <path d="M91.5 57.500A16.5 16.5 0 1 0 98 69" />
      <path d="M108.5 57.500A16.5 16.5 0 1 1 101 69" />
      <path d="M70 84c2 1 4 1 6 1M96 86h8M124 85c2 0 4 0 6-1" />
      <path d="M99 34v3M93 41v2M105 46v3M98 49v1M78 66v3M85 72v2M73 74v2M115 67v3M123 74v2M111 77v1M127 66v1" />
      <path d="m96 30 4-4 4 4-4 4Z" className="fill-card" />
      <path d="M40 86h120c-4 12-26 18-60 18S44 98 40 86Z" className="fill-card" />
      <path d="M54 92c22 6 70 6 92 0" className="stroke-maroon" />
      <path d="M92 104c0 8-3 13-10 18h36c-7-5-10-10-10-18" className="fill-card" />
      <path d="M74 122h52v5H74z" className="fill-card" />
      <path d="M22 127h34M144 127h34" />
      <path d="m150 118 13-7 13 7-13 7Zm0 0v6l13 7 13-7v-6M163 125v6" className="fill-card" />
      <path d="m157 118 6-3 6 3-6 3Z" className="fill-saffron" stroke="none" />
      <path d="M58 60c-5-3-6-8-3-12M144 58c5-3 6-8 3-12" className="stroke-maroon" />
    </LinePicture>
  );
}
