/** An open book on a low reading stand, more books beside it. */
import { LinePicture, type PictureProps } from "./line-picture.tsx";

/** For tuition, schools and texts. */
export function BooksPicture({ className }: PictureProps) {
  return (
    <LinePicture className={className} patch="M24 92c-4-36 32-68 78-68s80 26 76 62c-3 32-36 42-78 42s-73-4-76-36Z">
      <path d="M104 56c12-10 30-12 48-8v44c-18-4-36-2-48 8Z" className="fill-saffron" stroke="none" />
      <path d="M100 52C88 42 70 40 48 44v44c22-4 40-2 52 8Z" className="fill-card" />
      <path d="M100 52c12-10 30-12 52-8v44c-22-4-40-2-52 8Z" />
      <path d="M58 55c11-1 22 0 32 4M58 65c11-1 22 0 32 4M58 75c8-1 16 0 22 2" className="stroke-maroon" />
      <path d="M110 59c10-4 21-5 32-4M110 69c10-4 21-5 32-4" />
      <path d="m44 86 4 6c20-4 38-2 52 8 14-10 32-12 52-8l4-6" />
      <path d="M64 92 130 130M136 92 70 130" strokeWidth="5" />
      <path d="M64 92 130 130M136 92 70 130" className="stroke-card" strokeWidth="1" />
      <path d="M34 132h132" />
      <path d="M148 120h30v12h-30zM152 108h24v12h-24z" className="fill-card" />
      <path d="M154 120v12M170 108v12" />
      <path d="m30 132 6-34 5 1-5 33" className="fill-card" />
      <path d="m36 98 3-7 2 8" className="fill-saffron" />
    </LinePicture>
  );
}
