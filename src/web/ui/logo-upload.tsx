/** One picture of a person, changed with a camera button. */
import { Camera, Trash2, X } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar } from "./avatar.tsx";
import { IconButton } from "./icon-button.tsx";
import { Spinner } from "./spinner.tsx";
import { useImagePicker } from "./use-image-picker.ts";
import { usePictureUrl } from "./use-picture-url.ts";

type Props = {
  /** Whose picture: its initials stand in for it. */
  name: string;
  picture?: string | Blob;
  words: { change: string; remove: string; cancel: string; sending: string };
  hint?: ReactNode;
  /** 0 to 1 while it is sent. */
  progress?: number;
  /** Receives a small JPEG under a random name. */
  onPick: (file: File) => void;
  onRefused: (fileNames: string[]) => void;
  onRemove?: () => void;
  onCancel?: () => void;
};

/** Choosing again replaces the picture. */
export function LogoUpload({ name, picture, words, hint, progress, onPick, onRefused, onRemove, onCancel }: Props) {
  const url = usePictureUrl(picture);
  const { preparing, pick } = useImagePicker({ room: 1, onImage: onPick, onTooMany: () => undefined, onRefused });
  const isTravelling = progress !== undefined;
  return (
    <div className="flex items-center gap-4">
      <div className="relative">
        <Avatar name={name} src={url} size="large" />
        <label
          title={words.change}
          className="absolute -end-2 -bottom-2 grid size-11 place-items-center rounded-full border-2 border-card bg-saffron text-on-accent hover:bg-saffron-hover has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          {preparing > 0 ? <Spinner /> : <Camera aria-hidden="true" className="size-5" />}
          <span className="sr-only">{words.change}</span>
          <input
            type="file"
            accept="image/*"
            className="sr-only"
            onChange={(event) => {
              const files = [...(event.target.files ?? [])];
              event.target.value = "";
              void pick(files);
            }}
          />
        </label>
      </div>
      <div className="flex min-w-0 flex-1 items-center gap-2 ps-2">
        <div className="min-w-0 flex-1 text-sm text-ink-soft">
          {isTravelling ? (
            <progress value={progress} aria-label={words.sending} className="upload-bar w-full max-w-48" />
          ) : (
            hint
          )}
        </div>
        {isTravelling && onCancel ? (
          <IconButton label={words.cancel} onClick={onCancel}>
            <X aria-hidden="true" />
          </IconButton>
        ) : null}
        {!isTravelling && picture && onRemove ? (
          <IconButton label={words.remove} onClick={onRemove}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        ) : null}
      </div>
    </div>
  );
}
