/** Three neighbours of three generations side by side. */
import { LinePicture, type PictureProps } from "./line-picture.tsx";

/** For members and the community itself. */
export function CommunityPicture({ className }: PictureProps) {
  return (
    <LinePicture className={className} patch="M22 104c-8-38 28-74 78-76s88 28 80 70c-5 26-38 32-82 32s-70-4-76-26Z">
      {/* an elder in a turban */}
      <path d="M31 130c0-22 8-34 23-34s23 12 23 34Z" className="fill-card" />
      <path d="M54 96v34M47 98l7 9 7-9" />
      <path d="M42 74c0 12 4 20 12 20s12-8 12-20" className="fill-card" />
      <path d="M41 75c-4-12 3-21 13-21s17 9 13 21c-8-4-18-4-26 0Z" className="fill-saffron" />
      <path d="M41 70c8-8 17-11 25-9M44 62c5-4 10-6 15-6" />
      <path d="M47 83c2 3 5 3 7 1 2 2 5 2 7-1" />
      {/* a young man */}
      <path d="M125 130c0-22 8-33 23-33s24 11 24 33Z" className="fill-card" />
      <path d="M141 98c1 6 13 6 14 0M148 103v27" />
      <path d="M136 74c0 13 4 21 12 21s12-8 12-21" className="fill-card" />
      <path
        d="M135 78c-4-14 3-22 13-22s17 8 13 22c-2-5-3-8-4-10-6 2-12 2-17-1-2 3-4 6-5 11Z"
        fill="currentColor"
        stroke="none"
      />
      <path d="M144 87c2 2 6 2 8 0" />
      {/* a woman in a sari, in front */}
      <path d="M69 132c1-26 12-38 31-38s31 12 31 38Z" className="fill-card" />
      <path d="M86 62c0 15 5 26 14 26s14-11 14-26" className="fill-card" />
      <path
        d="M78 96c0-14-2-26 2-38 4-11 12-16 20-16s16 5 20 16c4 12 2 24 2 38-5-2-8-4-9-8 3-7 3-14 2-22-5-2-10-5-15-10-5 5-10 8-15 10-1 8-1 15 2 22-1 4-4 6-9 8Z"
        className="fill-maroon"
        stroke="none"
      />
      <path d="M100 40c-12 0-19 7-22 18-3 12 0 24 0 38M100 40c12 0 19 7 22 18 3 12 0 24 0 38" />
      <path d="M73 118c16 4 36-2 50-18" className="stroke-maroon" />
      <circle cx="100" cy="66" r="1.8" className="fill-saffron" stroke="none" />
      <path d="M95 79c3 3 7 3 10 0" />
      <path d="M18 132h164" />
    </LinePicture>
  );
}
