/** Makes a chosen picture small before it travels: JPEG on a white ground, bounded in size, under a random name. */
import { IMAGE_QUALITY } from "#contract/limits.ts";

const LONGEST_SIDE_PX = 1600;

/** A file that calls itself a picture, or has a picture's name when the system does not say. */
export function looksLikeImage(file: { type: string; name: string }): boolean {
  return file.type ? file.type.startsWith("image/") : /\.(jpe?g|png|webp|gif|avif|heic|heif|bmp)$/i.test(file.name);
}

/** Width and height scaled down, never up, so that the longer side is at most `longest`; whole pixels, at least one. */
export function fitWithin(width: number, height: number, longest = LONGEST_SIDE_PX): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** A JPEG of quality 0.75 whose longest side is at most 1600 px, named at random; rejects what the browser cannot read as a picture. Decoding, scaling and encoding run off the main thread where the browser can. */
export async function compressImage(file: Blob): Promise<File> {
  const original = await createImageBitmap(file);
  const size = fitWithin(original.width, original.height);
  const isSmaller = size.width < original.width;
  if (isSmaller) original.close();
  const bitmap = isSmaller ? await scaledBitmap(file, size) : original;
  try {
    return new File([await encode(bitmap, size)], `${randomName()}.jpg`, { type: "image/jpeg" });
  } finally {
    bitmap.close();
  }
}

/** Decodes again at the wanted size: the browser scales while decoding, which a canvas would do on the main thread. */
function scaledBitmap(file: Blob, { width, height }: { width: number; height: number }): Promise<ImageBitmap> {
  return createImageBitmap(file, { resizeWidth: width, resizeHeight: height, resizeQuality: "high" });
}

async function encode(bitmap: ImageBitmap, { width, height }: { width: number; height: number }): Promise<Blob> {
  const canvas = typeof OffscreenCanvas === "undefined" ? domCanvas(width, height) : new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d") as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  if (!context) throw new Error("no canvas to draw the picture on");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  if (!(canvas instanceof HTMLCanvasElement))
    return canvas.convertToBlob({ type: "image/jpeg", quality: IMAGE_QUALITY });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("the picture could not be encoded"))),
      "image/jpeg",
      IMAGE_QUALITY,
    );
  });
}

function domCanvas(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement("canvas"), { width, height });
}

function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A document that is a picture made smaller, any other as it is; a picture that this browser cannot read is left to the server to refuse. */
export function smallerDocument(file: File): Promise<Blob> {
  return looksLikeImage(file) ? compressImage(file).catch(() => file) : Promise.resolve(file);
}
