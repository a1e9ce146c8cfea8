/** A text in which what has been typed stands out, where its words begin so. */

export function MarkedText({ text, typed }: { text: string; typed: string }) {
  const words = typed.match(/[\p{L}\p{M}\p{N}]+/gu);
  if (!words) return text;
  const begins = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${words.join("|")})`, "giu");
  // Every second piece is one that the pattern caught.
  const pieces = text.split(begins);
  return pieces.map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text keep their order
      <mark key={at} className="bg-transparent font-bold text-maroon">
        {piece}
      </mark>
    ),
  );
}
