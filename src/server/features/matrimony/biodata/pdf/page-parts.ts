/** What stands around the facts of a biodata on paper: frame, head, photo and foot. */
import { Image, Text, View } from "@react-pdf/renderer";
import { createElement as h, type ReactNode } from "react";
import { COLOUR } from "#server/platform/drawing-style.ts";
import { MM, mark } from "#server/platform/drawings/style.ts";

export const SIDE = 16 * MM;
const FRAME = 7 * MM;
const PHOTO = { width: 35 * MM, height: 46.7 * MM };

/** Around every page. */
export function frame(): ReactNode {
  const line = (inset: number, border: string) =>
    h(View, {
      key: border,
      fixed: true,
      style: { position: "absolute", top: inset, right: inset, bottom: inset, left: inset, border },
    });
  return [line(FRAME, `1.4pt solid ${COLOUR.maroon}`), line(FRAME + 3, `0.6pt solid ${COLOUR.saffron}`)];
}

export function head({ name, summary }: { name: string; summary: string }, invocation: string): ReactNode {
  return h(
    View,
    { style: { alignItems: "center", marginBottom: 4 } },
    mark(26),
    h(Text, { style: { fontSize: 9, color: COLOUR.maroon } }, invocation),
    h(
      Text,
      { style: { fontSize: 23, fontWeight: 700, color: COLOUR.maroon, lineHeight: 1.3, textAlign: "center" } },
      name,
    ),
    h(Text, { style: { fontSize: 11.5, color: COLOUR.soft } }, summary),
  );
}

/** The name of the recipient stands on the photo itself. */
export function photo(bytes: Uint8Array, watermark: string | null): ReactNode {
  return h(
    View,
    { style: { ...PHOTO, marginTop: 5, border: `1pt solid ${COLOUR.line}`, padding: 2 } },
    h(Image, {
      src: { data: Buffer.from(bytes), format: "jpg" },
      style: { width: "100%", height: "100%", objectFit: "cover" },
    }),
    watermark
      ? h(
          Text,
          {
            style: {
              position: "absolute",
              right: 3,
              bottom: 3,
              left: 3,
              padding: 2,
              fontSize: 6,
              lineHeight: 1.3,
              textAlign: "center",
              color: COLOUR.card,
              backgroundColor: COLOUR.ink,
              opacity: 0.75,
            },
          },
          watermark,
        )
      : null,
  );
}

/** On every page. */
export function foot(text: string): ReactNode {
  return h(
    Text,
    {
      fixed: true,
      style: {
        position: "absolute",
        right: SIDE,
        bottom: FRAME + 2.5 * MM,
        left: SIDE,
        fontSize: 8,
        color: COLOUR.soft,
        textAlign: "center",
      },
    },
    text,
  );
}
