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
        <p className="text-sm font-semibold">{title}</p>
        <div className="w-full">{children}</div>
        {locked && (
          <p className="inline-flex items-center gap-1.5 text-sm text-ink-soft">
            <Lock aria-hidden="true" className="size-4" />
            {t("leads.locked")}
          </p>
        )}
      </div>
    </li>
  );
}
