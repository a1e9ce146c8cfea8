/** Says calmly who reads what is asked beside it. */
import { Eye, Lock } from "lucide-react";
import { useWords } from "#web/platform/language/words.tsx";

export function ReadersNote({ of }: { of: "members" | "plan" | "consent" | "horoscope" }) {
  const t = useWords();
  const Icon = of === "members" || of === "plan" ? Eye : Lock;
  return (
    <p className="flex items-start gap-3 rounded-md bg-sunken px-4 py-3 text-sm">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-maroon" />
      <span>{t(`matrimony.readers.${of}`)}</span>
    </p>
  );
}
