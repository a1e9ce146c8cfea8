/** A temple with its flag on a hill, a path leading up, the sun behind. */
import { LinePicture, type PictureProps } from "./line-picture.tsx";

/** For temples, pilgrimage and travel. */
export function TemplePicture({ className }: PictureProps) {
  return (
    <LinePicture className={className} patch="M20 98c-6-40 32-76 82-76 48 0 84 30 78 70-4 30-38 38-80 38s-76-4-80-32Z">
      <circle cx="146" cy="48" r="17" className="fill-saffron" stroke="none" />
      <circle cx="143" cy="46" r="17" />
      <path d="M18 130c20-14 44-22 72-22s62 8 92 22Z" className="fill-card" />
      <path d="M78 108V78c0-22 6-38 16-48 10 10 16 26 16 48v30Z" className="fill-card" />
      <path d="M94 30V14" />
      <path d="M94 14c6-2 10 2 16 0v9c-6 2-10-2-16 0Z" className="fill-saffron" />
      <path
        d="M87 40c4 3 10 3 14 0M83 54c6 4 16 4 22 0M80 69c8 4 20 4 28 0M78 84c3 2 6 3 9 3M110 84c-3 2-6 3-9 3"
        className="stroke-maroon"
      />
      <path d="M90 27c0-4 8-4 8 0s-8 4-8 0Z" className="fill-card" />
      <path
        d="M56 108V88c4-6 7-12 11-20 4 8 8 14 11 20M110 88c3-6 7-12 11-20 4 8 7 14 11 20v20"
        className="fill-card"
      />
      <path d="M67 68v-6M121 68v-6M56 88h22M110 88h22" />
      <path d="M87 108V93c0-9 14-9 14 0v15Z" className="fill-maroon" />
      <path d="M50 108h88" />
      <path d="M88 112c2 7-8 9-14 18M101 112c-1 8 2 11 6 18M84 120h18" />
      <path d="M34 118c-1-10 2-17 7-20 5 3 8 10 6 18M41 98v22M154 122c-1-8 2-13 6-16 4 3 7 9 5 18M160 106v19" />
      <path d="M36 44c5-5 10-5 14 0 4-5 9-5 13 0" className="stroke-maroon" />
    </LinePicture>
  );
}
