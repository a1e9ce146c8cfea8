/** Line ends as one character: forms send two for each, files bring what their program writes. */

/** The text with '\n' for every line end. */
export function withPlainLineEnds(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}
