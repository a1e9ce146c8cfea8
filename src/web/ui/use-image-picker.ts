/** From chosen or dropped files to compressed pictures: refuses what is no picture or too many, one after the other. */
import { useState } from "react";
import { compressImage, looksLikeImage } from "./compress-image.ts";

type ImagePicker = {
  /** How many more pictures there is room for. */
  room: number;
  /** Receives each picture as soon as it is small. */
  onImage: (file: File) => void;
  /** More were chosen than there is room for; the first ones are taken. */
  onTooMany: () => void;
  /** The files among those chosen that are no pictures, or that this browser cannot read, once all have been looked at. */
  onRefused: (fileNames: string[]) => void;
};

/** `pick` takes files; `preparing` says how many are being made small. */
export function useImagePicker({ room, onImage, onTooMany, onRefused }: ImagePicker): {
  preparing: number;
  pick: (files: Iterable<File>) => Promise<void>;
} {
  const [preparing, setPreparing] = useState(0);
  const pick = async (files: Iterable<File>) => {
    const chosen = [...files];
    const images = chosen.filter(looksLikeImage);
    const refused = chosen.filter((file) => !looksLikeImage(file));
    const taken = images.slice(0, Math.max(0, room - preparing));
    if (taken.length < images.length) onTooMany();
    setPreparing((before) => before + taken.length);
    for (const file of taken) {
      try {
        onImage(await compressImage(file));
      } catch {
        refused.push(file);
      }
      setPreparing((before) => before - 1);
    }
    if (refused.length) onRefused(refused.map(({ name }) => name));
  };
  return { preparing, pick };
}
