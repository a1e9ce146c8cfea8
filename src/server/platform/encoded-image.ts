/** A picture of our own making, out of whatever was uploaded. */

export interface EncodedImage {
  width: number;
  height: number;
  /** What follows the key in the name of the file ('-480.webp'), and its bytes. */
  files: Array<{ ending: string; bytes: Uint8Array }>;
}
