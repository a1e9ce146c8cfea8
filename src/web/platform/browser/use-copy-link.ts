/** Copies a link, and says so; where the browser does not allow it, the link is shown to be copied by hand. */
import { useWords } from "#web/platform/language/words.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

/** `before`: what is copied along with it. The answer says whether it was copied. */
export function useCopyLink(): (link: string, before?: string) => Promise<boolean> {
  const t = useWords();
  const toasts = useToasts();
  return async (link, before) => {
    try {
      await navigator.clipboard.writeText(before ? `${before} ${link}` : link);
      toasts.show({ tone: "success", text: t("ui.copied") });
      return true;
    } catch {
      toasts.show({ tone: "info", text: t("ui.not-copied", { link }) });
      return false;
    }
  };
}
