/** Several pictures as one control: add, see, put in order, take away, with the progress of each. */
import { ImagePlus } from "lucide-react";
import { type DragEvent, type ReactNode, useId } from "react";
import { ImageTile, type ImageTileWords, type UploadPicture } from "./image-tile.tsx";
import { Skeleton } from "./skeleton.tsx";
import { useImagePicker } from "./use-image-picker.ts";

type Props = {
  label: ReactNode;
  hint?: ReactNode;
  words: ImageTileWords & { add: string };
  pictures: readonly UploadPicture[];
  max: number;
  /** Receives each new picture: a small JPEG under a random name. */
  onAdd: (file: File) => void;
  /** More were chosen than `max` allows. */
  onTooMany: (max: number) => void;
  onRefused: (fileNames: string[]) => void;
  onMove: (id: string, to: number) => void;
  onRemove: (id: string) => void;
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
};

/** The caller keeps the pictures and sends them; at `max` the add tile goes away. */
export function ImageUpload({ label, hint, words, pictures, max, onAdd, onTooMany, onRefused, ...tileActions }: Props) {
  const id = useId();
  const { preparing, pick } = useImagePicker({
    room: max - pictures.length,
    onImage: onAdd,
    onTooMany: () => onTooMany(max),
    onRefused,
  });
  const hasRoom = pictures.length + preparing < max;
  const takeDropped = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void pick(event.dataTransfer.files);
  };
  return (
    <fieldset
      className="flex min-w-0 flex-col gap-1.5"
      onDragOver={(event) => event.preventDefault()}
      onDrop={takeDropped}
    >
      <legend className="font-semibold">{label}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="mb-1 text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {pictures.map((picture, index) => (
          <ImageTile
            key={picture.id}
            picture={picture}
            index={index}
            count={pictures.length}
            words={words}
            {...tileActions}
          />
        ))}
        {Array.from({ length: preparing }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: waiting places are all alike
          <li key={`preparing-${index}`}>
            <Skeleton className="aspect-square w-full rounded-md" />
          </li>
        ))}
        {hasRoom ? <AddTile id={id} label={words.add} described={Boolean(hint)} onPick={pick} /> : null}
      </ul>
    </fieldset>
  );
}

function AddTile({
  id,
  label,
  described,
  onPick,
}: {
  id: string;
  label: string;
  described: boolean;
  onPick: (files: Iterable<File>) => Promise<void>;
}) {
  return (
    <li>
      <label className="flex aspect-square w-full flex-col items-center justify-center gap-2 rounded-md border-2 border-dashed border-control bg-card p-3 text-center text-sm font-semibold text-maroon transition-colors duration-150 hover:border-ink hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <ImagePlus aria-hidden="true" className="size-8 stroke-[1.5]" />
        {label}
        <input
          type="file"
          accept="image/*"
          multiple
          aria-describedby={described ? `${id}-hint` : undefined}
          className="sr-only"
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            event.target.value = "";
            void onPick(files);
          }}
        />
      </label>
    </li>
  );
}
