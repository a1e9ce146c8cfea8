/** Leads over time as bars; the sentence below says the same in words. */
import { showDate } from "#base/dates.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import type { LeadsBar, LeadsOverTime } from "./leads-over-time.ts";

const HEIGHT = 64;
const BAR = 20;
const GAP = 8;
const LEAST = 3;

export function LeadsChart({ counts: { unit, bars, total } }: { counts: LeadsOverTime }) {
  const t = useWords();
  const language = useLanguage();
  const most = bars.reduce((best, bar) => (bar.count > best.count ? bar : best));
  const sentence = t(`businesses.leads.chart.${unit}`, {
    n: total,
    most: most.count,
    date: showDate(most.from, language),
  });
  return (
    <figure className="rounded-lg border border-line bg-card p-4">
      <svg
        viewBox={`0 0 ${bars.length * (BAR + GAP) - GAP} ${HEIGHT + 18}`}
        aria-hidden="true"
        className="h-24 w-full max-w-md"
        preserveAspectRatio="xMinYMax meet"
      >
        {bars.map((bar, at) => (
          <Bar key={bar.from.getTime()} bar={bar} x={at * (BAR + GAP)} most={most.count} isMost={bar === most} />
        ))}
      </svg>
      <figcaption className="mt-2 text-sm text-ink-soft">{sentence}</figcaption>
    </figure>
  );
}

function Bar({ bar, x, most, isMost }: { bar: LeadsBar; x: number; most: number; isMost: boolean }) {
  const height = bar.count === 0 ? LEAST : Math.max(LEAST * 2, Math.round((bar.count / most) * HEIGHT));
  return (
    <>
      {bar.count > 0 && (
        <text x={x + BAR / 2} y={HEIGHT + 12 - height} textAnchor="middle" className="fill-ink text-xs tabular-nums">
          {bar.count}
        </text>
      )}
      <rect
        x={x}
        y={HEIGHT + 18 - height}
        width={BAR}
        height={height}
        rx="3"
        className={bar.count === 0 ? "fill-line" : isMost ? "fill-saffron" : "fill-control"}
      />
    </>
  );
}
