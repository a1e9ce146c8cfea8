/** What no backup of a portal holds: a small file that unpacks to more than this was made to fill the memory, of this process or of the database. */

/** The portal has about eighty. */
export const MOST_TABLES = 1000;
/** Pictures are made smaller than 10 MB, the most that is uploaded. */
const MOST_PICTURE_BYTES = 20 * 2 ** 20;
const MOST_ROW_BYTES = 16 * 2 ** 20;
const LINE_END = 10;

/** The pieces of one picture, or of rows, as long as they are of a size that was ever written. Throws SyntaxError. */
export async function* withinLimits(isPicture: boolean, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const most = isPicture ? MOST_PICTURE_BYTES : MOST_ROW_BYTES;
  let length = 0;
  for await (const bytes of pieces) {
    const lineEnd = isPicture ? -1 : bytes.lastIndexOf(LINE_END);
    length = lineEnd < 0 ? length + bytes.length : bytes.length - lineEnd - 1;
    if (length > most) throw new SyntaxError("longer than anything that was ever written");
    yield bytes;
  }
}
