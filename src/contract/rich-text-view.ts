/** Text with headings, lists and links as it looks on the wire: structure (see base/rich-text.ts), which only the server makes from what people typed. */
import * as z from "zod/mini";

const runs = z.array(
  z.object({
    text: z.string(),
    bold: z.optional(z.literal(true)),
    italic: z.optional(z.literal(true)),
    href: z.optional(z.string()),
  }),
);

export const richTextView = z.array(
  z.union([
    z.object({ kind: z.literal("heading"), runs }),
    z.object({ kind: z.literal("paragraph"), runs }),
    z.object({ kind: z.literal("list"), ordered: z.boolean(), items: z.array(runs) }),
  ]),
);
