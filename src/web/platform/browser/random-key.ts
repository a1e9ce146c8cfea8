/** A key that nobody guesses, as lower-case hexadecimal; also where the portal is served over http, unlike crypto.randomUUID. */
export function randomKey(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
