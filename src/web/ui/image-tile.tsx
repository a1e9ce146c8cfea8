/** One picture of an upload: what it shows, how far it has come, and what can be done with it. */
import { ChevronLeft, ChevronRight, RotateCw, Trash2, X } from "lucide-react";
import { Badge } from "./badge.tsx";
import { IconButton } from "./icon-button.tsx";
import { usePictureUrl } from "./use-picture-url.ts";

export type UploadPicture = {
  id: string;
  /** Address on the server, or the file that is still here. */
  picture: string | Blob;
  /** 0 to 1 while it is sent. */
  progress?: number;
  /** What went wrong; offers to try again. */
  error?: string;
};

/** Every word gets the place of the picture, counted from one. */
export type ImageTileWords = {
  alt: (place: number) => string;
  moveBack: (place: number) => string;
  moveForward: (place: number) => string;
  remove: (place: number) => string;
  cancel: (place: number) => string;
  retry: (place: number) => string;
  sending: (place: number) => string;
  /** On the first picture, which lists show. */
  main?: string;
};

type Props = {
  picture: UploadPicture;
  index: number;
  count: number;
  words: ImageTileWords;
  onMove: (id: string, to: number) => void;
  onRemove: (id: string) => void;
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
};

/** It can be cancelled while it is sent, tried again once it failed, moved and removed once it has arrived. */
export function ImageTile({ picture, index, count, words, onMove, onRemove, onCancel, onRetry }: Props) {
  const { id, progress, error } = picture;
  const url = usePictureUrl(picture.picture);
  const place = index + 1;
  const isTravelling = progress !== undefined && !error;
  return (
    <li className="overflow-hidden rounded-md border border-line bg-card">
      <div className="relative aspect-square bg-sunken">
        {url ? <img src={url} alt={words.alt(place)} className="size-full object-cover" /> : null}
        {index === 0 && words.main ? (
          <Badge tone="accent" className="absolute start-2 top-2">
            {words.main}
          </Badge>
        ) : null}
        {isTravelling ? (
          <progress
            value={progress}
            aria-label={words.sending(place)}
            className="upload-bar absolute start-2 bottom-2 w-[calc(100%-1rem)]"
          />
        ) : null}
        {error ? (
          <p role="alert" className="absolute inset-x-0 bottom-0 bg-danger-soft p-2 text-sm font-semibold text-danger">
            {error}
          </p>
        ) : null}
      </div>
      <div className="flex justify-between">
        {isTravelling ? (
          <IconButton label={words.cancel(place)} onClick={() => onCancel(id)} className="ms-auto">
            <X aria-hidden="true" />
          </IconButton>
        ) : (
          <>
            {error ? (
              <IconButton label={words.retry(place)} onClick={() => onRetry(id)}>
                <RotateCw aria-hidden="true" />
              </IconButton>
            ) : (
              <span className="flex">
                <IconButton label={words.moveBack(place)} disabled={index === 0} onClick={() => onMove(id, index - 1)}>
                  <ChevronLeft aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={words.moveForward(place)}
                  disabled={place === count}
                  onClick={() => onMove(id, index + 1)}
                >
                  <ChevronRight aria-hidden="true" />
                </IconButton>
              </span>
            )}
            <IconButton label={words.remove(place)} onClick={() => onRemove(id)} className="hover:text-danger">
              <Trash2 aria-hidden="true" />
            </IconButton>
          </>
        )}
      </div>
    </li>
  );
}
