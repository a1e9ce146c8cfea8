/** One fact of a page with its icon; a locked one says for whom it is. */
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "#web/platform/language/words.tsx";

interface Props {
  icon: ReactNode;
  title: ReactNode;
  locked?: boolean;
  children?: ReactNode;
}

export function DetailLine({ icon, title, locked, children }: Props) {
  const t = useWords();
  return (
    <li className="flex gap-3">
      <span className="mt-0.5 text-ink-soft [&>svg]:size-5">{icon}</span>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <p className="flex w-full items-center justify-between gap-2 text-sm font-semibold">
          {title}
          {locked && (
            <span title={t("leads.locked")} className="text-ink-soft [&>svg]:size-4">
              <Lock aria-hidden="true" />
              <span className="sr-only">{t("leads.locked")}</span>
            </span>
          )}
        </p>
        <div className="w-full">{children}</div>
      </div>
    </li>
  );
}
