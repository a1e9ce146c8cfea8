/** Pictures on their way. */
import { useState } from "react";
import type { UploadPicture } from "../image-tile.tsx";
import { ImageUpload } from "../image-upload.tsx";
import { LogoUpload } from "../logo-upload.tsx";
import { useToasts } from "../toast-region.tsx";
import { GuideSection } from "./guide-section.tsx";

const GREY =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'%3E%3Crect width='4' height='4' fill='%23b98'/%3E%3C/svg%3E";
const MAX = 6;
const FIRST: UploadPicture[] = [
  { id: "1", picture: GREY },
  { id: "2", picture: GREY },
  { id: "3", picture: GREY, progress: 0.4 },
  { id: "4", picture: GREY, error: "Not sent" },
];

export function UploadsGuide() {
  const [pictures, setPictures] = useState(FIRST);
  const [logo, setLogo] = useState<File>();
  const toasts = useToasts();
  const remove = (id: string) => setPictures((before) => before.filter((picture) => picture.id !== id));
  const refuse = (names: string[]) => toasts.show({ tone: "error", text: `${names.join(", ")} is not a picture` });
  return (
    <GuideSection title="Uploads">
      <LogoUpload
        name="Ravi Sharma"
        picture={logo}
        words={{ change: "Change picture", remove: "Remove picture", cancel: "Cancel", sending: "Sending" }}
        hint="JPEG, PNG or WebP"
        onPick={setLogo}
        onRefused={refuse}
        onRemove={() => setLogo(undefined)}
      />
      <ImageUpload
        label="Pictures"
        hint="The first one stands for the whole."
        words={{
          add: "Add pictures",
          main: "Main",
          alt: (n) => `Picture ${n}`,
          moveBack: (n) => `Move picture ${n} back`,
          moveForward: (n) => `Move picture ${n} forward`,
          remove: (n) => `Remove picture ${n}`,
          cancel: (n) => `Cancel picture ${n}`,
          retry: (n) => `Send picture ${n} again`,
          sending: (n) => `Sending picture ${n}`,
        }}
        pictures={pictures}
        max={MAX}
        onAdd={(file) => setPictures((before) => [...before, { id: file.name, picture: file }])}
        onTooMany={(max) => toasts.show({ tone: "warning", text: `Upto ${max} images allowed` })}
        onRefused={refuse}
        onMove={(id, to) =>
          setPictures((before) => {
            const moved = before.filter((picture) => picture.id === id);
            return before.filter((picture) => picture.id !== id).toSpliced(to, 0, ...moved);
          })
        }
        onRemove={remove}
        onCancel={remove}
        onRetry={(id) =>
          setPictures((before) =>
            before.map((picture) => (picture.id === id ? { id, picture: picture.picture } : picture)),
          )
        }
      />
    </GuideSection>
  );
}
