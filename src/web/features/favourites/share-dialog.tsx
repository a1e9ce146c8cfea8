/** How the page of an item is shared where the device has no way of its own: by WhatsApp, or by its copied address. */
import { Link2, MessageCircle } from "lucide-react";
import { useCopyLink } from "#web/platform/browser/use-copy-link.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { Dialog } from "#web/ui/dialog.tsx";

interface Props {
  text: string;
  url: string;
  onClose: () => void;
}

export default function ShareDialog({ text, url, onClose }: Props) {
  const t = useWords();
  const copyLink = useCopyLink();
  const copy = async () => {
    await copyLink(url);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t("profile.share")}>
      <div className="flex flex-col gap-3">
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onClose}
          className={buttonStyle({ wide: true })}
        >
          <MessageCircle aria-hidden="true" />
          {t("profile.share.whatsapp")}
        </a>
        <Button wide icon={<Link2 aria-hidden="true" />} onClick={() => void copy()}>
          {t("profile.share.copy")}
        </Button>
      </div>
    </Dialog>
  );
}
