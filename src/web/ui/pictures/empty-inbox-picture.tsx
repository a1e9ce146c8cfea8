/** A letter box on whose lid a bird waits: nothing has come yet. */
import { LinePicture, type PictureProps } from "./line-picture.tsx";

/** For lists of messages, leads and notifications without an entry. */
export function EmptyInboxPicture({ className }: PictureProps) {
  return (
    <LinePicture
      className={className}
      patch="M34 112c-16-26 2-70 42-82 38-11 88 2 98 38 8 30-14 54-54 58-36 4-72 6-86-14Z"
    >
      <path d="M79 56c0-14 9-23 24-23s24 9 24 23v68H79Z" stroke="none" className="fill-saffron" />
      <path d="M75 54c0-14 10-24 25-24s25 10 25 24" className="fill-card" />
      <path d="M75 60v62h50V60" />
      <path d="M70 54h60v7H70z" className="fill-card" />
      <path d="M86 73h28v6H86z" className="fill-card" />
      <path d="M88 92h24M92 99h16" />
      <path d="M69 122h62l4 9H65Z" className="fill-card" />
      <path d="M42 131h16M142 131h24" />
      <path d="M98 29c-3-7 1-15 9-16 3-5 11-5 14 0l6 3-6 2c0 8-6 12-13 11l-15 3Z" className="fill-card" />
      <path d="M104 22c4 2 8 0 9-4" />
      <path d="M104 29v2M109 29v2" />
      <circle cx="117" cy="14.5" r="1" fill="currentColor" stroke="none" />
      <path d="M138 30c5-4 9-4 13 0M52 46c4-3 8-3 11 0" className="stroke-maroon" />
    </LinePicture>
  );
}
