/** The single picture of a profile: shown with its camera button, and held between choosing and saving. */
import { useRef, useState } from "react";
import { imagePath } from "#contract/paths.ts";
import type { CallOptions } from "#web/platform/calls/call.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { LogoUpload } from "#web/ui/logo-upload.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

export function ProfilePicture({ name, logo }: { name: string; logo: Logo }) {
  const t = useWords();
  const toasts = useToasts();
  return (
    <LogoUpload
      name={name}
      picture={logo.picture}
      progress={logo.progress}
      words={{
        change: t("members.picture.change"),
        remove: t("members.picture.remove"),
        cancel: t("members.picture.cancel"),
        sending: t("members.picture.sending"),
      }}
      hint={t("members.picture.hint")}
      onPick={logo.pick}
      onRefused={() => toasts.show({ tone: "error", text: t("images.unreadable") })}
      onRemove={logo.remove}
      onCancel={logo.cancel}
    />
  );
}

interface Logo {
  /** What to show: the new picture, else the stored one. */
  picture: string | Blob | undefined;
  isRemoved: boolean;
  /** 0 to 1 while it travels. */
  progress: number | undefined;
  pick: (file: File) => void;
  remove: () => void;
  cancel: () => void;
  /** What the saving call takes along; nothing without a new picture. */
  upload: () => CallOptions;
  /** After it was saved. */
  settle: () => void;
}

export function useLogo(stored: string | null): Logo {
  const [chosen, setChosen] = useState<File | "none">();
  const [progress, setProgress] = useState<number>();
  const stop = useRef<AbortController>(undefined);
  const storedPath = stored ? imagePath(stored, 480) : undefined;
  return {
    picture: chosen === "none" ? undefined : (chosen ?? storedPath),
    isRemoved: chosen === "none",
    progress,
    pick: setChosen,
    remove: () => setChosen(stored ? "none" : undefined),
    cancel: () => stop.current?.abort(),
    upload: () => {
      if (!(chosen instanceof File)) return {};
      stop.current = new AbortController();
      stop.current.signal.addEventListener("abort", () => setProgress(undefined));
      return {
        files: { field: "logo", blobs: [{ name: chosen.name, blob: chosen }] },
        onProgress: setProgress,
        signal: stop.current.signal,
      };
    },
    settle: () => {
      setChosen(undefined);
      setProgress(undefined);
    },
  };
}
