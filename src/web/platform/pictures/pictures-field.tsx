/** The pictures of a form with their texts; what is refused is said in toasts. */
import type { ReactNode } from "react";
import { sentenceOf } from "#web/platform/forms/form-problems.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { ImageUpload } from "#web/ui/image-upload.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import type { Pictures } from "./use-pictures.ts";

const NAMED = 3;

interface Props {
  pictures: Pictures;
  max: number;
  label: ReactNode;
  hint: ReactNode;
}

export function PicturesField({ pictures, max, label, hint }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const stop = () => {
    const isStopped = pictures.cancel();
    toasts.show({ tone: "info", text: t(`businesses.pictures.${isStopped ? "stopped" : "too-late"}`) });
    return isStopped;
  };
  return (
    <div className="flex flex-col gap-3">
      <ImageUpload
        label={label}
        hint={hint}
        max={max}
        pictures={pictures.list}
        words={{
          add: t("businesses.pictures.add"),
          main: t("businesses.pictures.main"),
          alt: (n) => t("businesses.pictures.alt", { n }),
          moveBack: (n) => t("businesses.pictures.back", { n }),
          moveForward: (n) => t("businesses.pictures.forward", { n }),
          remove: (n) => t("businesses.pictures.remove", { n }),
          cancel: (n) => t("businesses.pictures.cancel", { n }),
          retry: (n) => t("businesses.pictures.retry", { n }),
          sending: (n) => t("businesses.pictures.sending", { n }),
        }}
        onAdd={pictures.add}
        onTooMany={(n) => toasts.show({ tone: "warning", text: t("images.too-many", { n }) })}
        onRefused={(files) => toasts.show({ tone: "error", text: t("businesses.pictures.refused", named(files)) })}
        onMove={pictures.move}
        onRemove={pictures.remove}
        onCancel={(id) => {
          if (stop()) pictures.remove(id);
        }}
        onRetry={pictures.remove}
      />
      {pictures.refused && <FieldError>{sentenceOf(pictures.refused, t)}</FieldError>}
      {pictures.sending && (
        <Button size="small" className="self-start" onClick={stop}>
          {t("businesses.pictures.stop")}
        </Button>
      )}
    </div>
  );
}

/** The first few stand for many: the message has to leave room for the form. */
function named(files: readonly string[]): { n: number; files: string } {
  const names = files.slice(0, NAMED).join(", ");
  return { n: files.length, files: files.length > NAMED ? `${names} …` : names };
}
