/** The member's picture with its camera button, in the form's words. */
import { useWords } from "#web/platform/language/words.tsx";
import { LogoUpload } from "#web/ui/logo-upload.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import type { Logo } from "./use-logo.ts";

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
