/** Stars in a row, said in words to whoever does not see them. */
import { Star } from "lucide-react";
import { useWords } from "#web/platform/language/words.tsx";

const ALL = [1, 2, 3, 4, 5];

export function Stars({ n }: { n: number }) {
  const t = useWords();
  return (
    <span role="img" aria-label={t("results.rating", { rating: n })} className="inline-flex gap-0.5">
      {ALL.map((at) => (
        <Star
          key={at}
          aria-hidden="true"
          className={`size-4 ${at <= Math.round(n) ? "fill-accent text-accent" : "text-control"}`}
        />
      ))}
    </span>
  );
}
