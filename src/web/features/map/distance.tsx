/** How far something is, after what stands before it. */
import { useWords } from "#web/platform/language/words.tsx";

export function Distance({ km }: { km: number | null }) {
  const t = useWords();
  if (km === null) return null;
  return <span className="whitespace-nowrap"> · {km === 0 ? t("map.km.less") : t("map.km", { km })}</span>;
}
