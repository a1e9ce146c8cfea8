/** A week's hours at a glance: one bar for each day, its hours in words beside it. */
import { classNames } from "./class-names.ts";

const DAY_MINUTES = 1440;

export type WeekStripDay = {
  /** Short name of the day. */
  name: string;
  /** The hours in words, or that it is closed. */
  text: string;
  /** Minutes of the day, 0 to 1440. */
  spans: { from: number; to: number }[];
  today?: boolean;
};

type Props = {
  label: string;
  days: WeekStripDay[] /** Minute of the day now, drawn as a line on today's bar. */;
  nowMinute?: number;
};

/** The words carry the meaning, the bars only show it. */
export function WeekStrip({ label, days, nowMinute }: Props) {
  return (
    <ul aria-label={label} className="flex flex-col">
      {days.map((day) => (
        <li
          key={day.name}
          aria-current={day.today ? "date" : undefined}
          className={classNames(
            "grid grid-cols-[3.5rem_1fr] items-center gap-x-3 rounded-sm px-2 py-1.5 sm:grid-cols-[4.5rem_1fr_minmax(8rem,auto)]",
            day.today && "bg-accent-soft font-semibold",
          )}
        >
          <span className="row-span-2 sm:row-span-1">{day.name}</span>
          <DayBar day={day} nowMinute={day.today ? nowMinute : undefined} />
          <span className={classNames("text-sm tabular-nums sm:text-end", day.spans.length === 0 && "text-ink-soft")}>
            {day.text}
          </span>
        </li>
      ))}
    </ul>
  );
}

function DayBar({ day, nowMinute }: { day: WeekStripDay; nowMinute?: number }) {
  return (
    <svg aria-hidden="true" className="h-2.5 w-full overflow-visible">
      <rect width="100%" height="10" rx="5" className={day.today ? "fill-card" : "fill-sunken"} />
      {day.spans.map(({ from, to }) => (
        <rect
          key={from}
          x={share(from)}
          width={share(to - from)}
          height="10"
          rx="5"
          className={day.today ? "fill-open" : "fill-control"}
        />
      ))}
      {nowMinute === undefined ? null : (
        <line
          x1={share(nowMinute)}
          x2={share(nowMinute)}
          y1="-3"
          y2="13"
          strokeWidth="2.5"
          strokeLinecap="round"
          className="stroke-ink"
        />
      )}
    </svg>
  );
}

function share(minutes: number): string {
  return `${((minutes / DAY_MINUTES) * 100).toFixed(2)}%`;
}
