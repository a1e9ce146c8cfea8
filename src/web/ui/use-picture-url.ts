/** An address to show a picture from, be it on the server already or still only in this browser. */
import { useEffect, useState } from "react";

/** The string itself, or an object URL of the blob, revoked when the blob changes; undefined until there is one. */
export function usePictureUrl(picture: string | Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ from: Blob; url: string }>();
  useEffect(() => {
    if (!(picture instanceof Blob)) return;
    const url = URL.createObjectURL(picture);
    setMade({ from: picture, url });
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  if (typeof picture === "string") return picture;
  return picture && made?.from === picture ? made.url : undefined;
}
