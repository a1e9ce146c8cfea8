/** A lantern held over an empty path: looked everywhere, found nothing. */
import { LinePicture, type PictureProps } from "./line-picture.tsx";

/** For searches without a result. */
export function NoResultsPicture({ className }: PictureProps) {
  return (
    <LinePicture
      className={className}
      patch="M28 96c-8-34 24-70 66-74 44-4 84 22 82 58-2 34-40 46-78 48-36 2-64-8-70-32Z"
    >
      <circle cx="93" cy="67" r="33" stroke="none" className="fill-saffron opacity-90" />
      <circle cx="90" cy="64" r="34" />
      <circle cx="90" cy="64" r="27" className="fill-card" />
      <path d="m115 88 7 7" />
      <path d="m120 97 6-6 27 26c3 3 3 6 0 8s-5 2-8-1Z" className="fill-card" />
      <path d="m131 102-5 5" />
      <path d="M76 68c0-7 6-12 12-9 2-6 12-7 15 0 6-1 10 4 8 9" className="stroke-maroon" />
      <path d="M74 74h7M86 74h17M108 74h-1" className="stroke-maroon" />
      <path d="M74 53c2-5 6-8 11-9" />
      <path d="M30 128h22M60 128h34M104 128h10" />
      <path d="M44 128c-1-8-5-12-9-14M44 128c0-7 2-13 7-16" />
    </LinePicture>
  );
}
