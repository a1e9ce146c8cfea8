/** A QR code on white, for cameras, in either theme. */

/** `qr` as base/qr-path.ts draws it; `label` says what scanning it does. */
export function QrCode({ qr: { d, side }, label }: { qr: { d: string; side: number }; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="w-full rounded-md"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={d} fill="#000" />
    </svg>
  );
}
