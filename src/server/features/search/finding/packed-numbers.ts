/** Rows of whole numbers as short texts for links: base64url of seven bits a byte, the sign in the lowest. Small numbers take one byte, most terms three. */

export function packNumbers(numbers: number[]): string {
  const bytes: number[] = [];
  for (const number of numbers) {
    let rest = number < 0 ? -number * 2 - 1 : number * 2;
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
    bytes.push(rest);
  }
  return Buffer.from(bytes).toString("base64url");
}

/** The numbers of a packed text; undefined when it holds one that is far too large. */
export function unpackNumbers(text: string): number[] | undefined {
  const numbers: number[] = [];
  let [value, scale] = [0, 1];
  for (const byte of Buffer.from(text, "base64url")) {
    value += (byte % 128) * scale;
    scale *= 128;
    if (scale > 2 ** 42) return undefined;
    if (byte > 127) continue;
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    [value, scale] = [0, 1];
  }
  return numbers;
}
