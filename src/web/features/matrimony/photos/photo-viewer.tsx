/** One photo of a profile as large as the window, loaded when it is opened: arrow keys and buttons lead to the others, Escape back. */
import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import type { PhotoView } from "#contract/matrimony/views.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { FIRST_FOCUS, Modal } from "#web/ui/modal.tsx";
import { useUiWords } from "#web/ui/words.tsx";

interface Props {
  photos: readonly PhotoView[];
  /** Of whoever is on them. */
  name: string;
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
}

export default function PhotoViewer({ photos, name, at, onMove, onClose }: Props) {
  const t = useWords();
  const words = useUiWords();
  const photo = photos[at];
  const go = (next: number) => onMove(Math.min(photos.length - 1, Math.max(0, next)));
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    go(at + step);
  };
  return (
    <Modal
      open={photo !== undefined}
      onClose={onClose}
      onKeyDown={walk}
      aria-label={t("matrimony.photo.number", { n: at + 1, name })}
      className="m-auto h-[calc(100dvh-2rem)] max-h-none w-[calc(100%-2rem)] max-w-page overflow-hidden rounded-lg bg-card shadow-float open:flex open:animate-rise"
    >
      <div className="flex min-h-0 w-full flex-col">
        <header className="flex items-center gap-3 ps-5 pe-3 pt-3 pb-2">
          <p aria-live="polite" className="min-w-0 flex-1 tabular-nums">
            {words.position(at + 1, photos.length)}
          </p>
          <IconButton {...FIRST_FOCUS} label={words.close} onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        </header>
        <div className="relative min-h-0 flex-1 bg-sunken">
          {photo && (
            <LargePhoto key={photo.large} photo={photo} alt={t("matrimony.photo.number", { n: at + 1, name })} />
          )}
          {photos.length > 1 && (
            <>
              <IconButton
                look="floating"
                label={words.previous}
                aria-disabled={at === 0}
                onClick={() => go(at - 1)}
                className="absolute start-3 top-1/2 -translate-y-1/2 aria-disabled:opacity-40"
              >
                <ChevronLeft aria-hidden="true" />
              </IconButton>
              <IconButton
                look="floating"
                label={words.next}
                aria-disabled={at === photos.length - 1}
                onClick={() => go(at + 1)}
                className="absolute end-3 top-1/2 -translate-y-1/2 aria-disabled:opacity-40"
              >
                <ChevronRight aria-hidden="true" />
              </IconButton>
            </>
          )}
        </div>
        <p className="px-5 py-3 text-sm text-ink-soft">{t("matrimony.photo.mark")}</p>
      </div>
    </Modal>
  );
}

/** The small one, which is here already, until the large one is. */
function LargePhoto({ photo, alt }: { photo: PhotoView; alt: string }) {
  const t = useWords();
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
  if (state === "failed")
    return (
      <p role="alert" className="grid size-full place-items-center p-6 text-center">
        {t("matrimony.photo.failed")}
      </p>
    );
  return (
    <>
      {state === "loading" && <img src={photo.small} alt="" className="absolute inset-0 size-full object-contain" />}
      <img
        src={photo.large}
        alt={alt}
        onLoad={() => setState("loaded")}
        onError={() => setState("failed")}
        className="absolute inset-0 size-full object-contain"
      />
    </>
  );
}
