/** From chosen or dropped files to compressed pictures: refuses what is no picture or too many, one after the other. */
import { useState } from "react";
import { compressImage, looksLikeImage } from "./compress-image.ts";

export type ImagePicker = {
  /** How many more pictures there is room for. */
  room: number;
  /** Receives each picture as soon as it is small. */
  onImage: (file: File) => void;
  /** More were chosen than there is room for; the first ones are taken. */
  onTooMany: () => void;
  /** A file that is no picture, or that this browser cannot read. */
  onNotImage: (fileName: string) => void;
};

/** `pick` takes files; `preparing` says how many are being made small. */
export function useImagePicker({ room, onImage, onTooMany, onNotImage }: ImagePicker): {
  preparing: number;
  pick: (files: Iterable<File>) => Promise<void>;
} {
  const [preparing, setPreparing] = useState(0);
  const pick = async (files: Iterable<File>) => {
    const chosen = [...files];
    const images = chosen.filter(looksLikeImage);
    for (const other of chosen.filter((file) => !looksLikeImage(file))) onNotImage(other.name);
    const taken = images.slice(0, Math.max(0, room - preparing));
    if (taken.length < images.length) onTooMany();
    setPreparing((before) => before + taken.length);
    for (const file of taken) {
      try {
        onImage(await compressImage(file));
      } catch {
        onNotImage(file.name);
      }
      setPreparing((before) => before - 1);
    }
  };
  return { preparing, pick };
}
