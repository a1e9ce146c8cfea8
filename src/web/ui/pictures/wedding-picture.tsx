/** A canopy of four posts hung with garlands, the fire in its middle. */
import { LinePicture, type PictureProps } from "./line-picture.tsx";

/** For weddings and matches. */
export function WeddingPicture({ className }: PictureProps) {
  return (
    <LinePicture className={className} patch="M22 96c-6-38 30-76 80-76s84 30 78 70c-5 32-38 40-80 40s-73-4-78-34Z">
      <path d="M48 46h104v84H48z" className="fill-card opacity-70" stroke="none" />
      <path d="M100 12c-4 6-6 9-6 12h12c0-3-2-6-6-12Z" className="fill-saffron" />
      <path d="M42 42c20-2 42-8 58-18 16 10 38 16 58 18l-4 8H46Z" className="fill-maroon" stroke="none" />
      <path d="M42 42c20-2 42-8 58-18 16 10 38 16 58 18l-4 8H46Z" />
      <path
        d="M46 50c2 8 10 8 13.5 0 3 8 10.5 8 13.5 0 3 8 10.5 8 13.5 0 3 8 10.5 8 13.5 0 3 8 10.5 8 13.5 0 3 8 10.5 8 13.5 0 3 8 10.5 8 13.5 0 3 8 11 8 13.5 0"
        className="fill-saffron"
      />
      <path d="M52 56h7v74h-7zM141 56h7v74h-7z" className="fill-card" />
      <path
        d="m52 70 7-5M52 84l7-5M52 98l7-5M52 112l7-5M52 126l7-5M141 70l7-5M141 84l7-5M141 98l7-5M141 112l7-5M141 126l7-5"
        className="stroke-maroon"
      />
      <path
        d="M59 62c8 18 30 24 41 8 11 16 33 10 41-8"
        strokeDasharray="0.1 5.5"
        strokeWidth="5.5"
        className="stroke-saffron"
      />
      <path
        d="M101 92c8 7 10 12 10 16a10 10 0 0 1-20 0c0-3 1-5 3-7 1 2 2 3 4 3 0-4 0-8 3-12Z"
        className="fill-saffron"
      />
      <path d="M80 116h40l-4 7H84ZM84 123h32v7H84z" className="fill-card" />
      <path d="M26 130h148" />
      <path
        d="M66 130c-3-4-3-9 2-11v-3h8v3c5 2 5 7 2 11ZM122 130c-3-4-3-9 2-11v-3h8v3c5 2 5 7 2 11Z"
        className="fill-card"
      />
      <path
        d="M69 116c0-4 1-6 3-8 2 2 3 4 3 8M125 116c0-4 1-6 3-8 2 2 3 4 3 8M66 124h12M122 124h12"
        className="stroke-maroon"
      />
    </LinePicture>
  );
}
