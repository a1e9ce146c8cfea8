/** A week's hours at a glance: one bar for each day, its hours in words beside it. */
import { classNames } from "./class-names.ts";

const MORNING = 6 * 60;
const NIGHT = 22 * 60;

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

type Frame = { from: number; to: number };

/** The words carry the meaning, the bars only show it; they reach from 6 to 22, or as far as the week needs. */
export function WeekStrip({ label, days, nowMinute }: Props) {
  const frame = frameOf(days);
  return (
    <div className="@container">
      <ul aria-label={label} className="grid grid-cols-[auto_1fr] cramped:grid-cols-1 @lg:grid-cols-[auto_1fr_auto]">
        {days.map((day) => (
          <li
            key={day.name}
            aria-current={day.today ? "date" : undefined}
            className={classNames(
              "col-span-full grid grid-cols-subgrid items-center gap-x-4 rounded-sm px-2 py-1.5",
              day.today && "bg-accent-soft",
            )}
          >
            <span className={classNames("row-span-2 self-start @lg:row-span-1", day.today && "font-semibold")}>
              {day.name}
            </span>
            <DayBar day={day} frame={frame} nowMinute={day.today ? nowMinute : undefined} />
            <span
              className={classNames(
                "text-sm tabular-nums cramped:wrap-anywhere @lg:text-end",
                day.spans.length === 0 && "text-ink-soft",
              )}
            >
              {day.text}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function DayBar({ day, frame, nowMinute }: { day: WeekStripDay; frame: Frame; nowMinute?: number }) {
  const share = (minutes: number) => `${((minutes / (frame.to - frame.from)) * 100).toFixed(2)}%`;
  const isInSight = nowMinute !== undefined && nowMinute >= frame.from && nowMinute <= frame.to;
  const now = isInSight ? share(nowMinute - frame.from) : undefined;
  return (
    <svg aria-hidden="true" className="h-2.5 w-full overflow-visible">
      <rect width="100%" height="10" rx="5" className={day.today ? "fill-card" : "fill-sunken"} />
      {day.spans.map(({ from, to }) => (
        <rect
          key={from}
          x={share(from - frame.from)}
          width={share(to - from)}
          height="10"
          rx="5"
          className={day.today ? "fill-open" : "fill-control"}
        />
      ))}
      {now ? (
        <line x1={now} x2={now} y1="-3" y2="13" strokeWidth="2.5" strokeLinecap="round" className="stroke-ink" />
      ) : null}
    </svg>
  );
}

function frameOf(days: WeekStripDay[]): Frame {
  const spans = days.flatMap((day) => day.spans);
  return {
    from: Math.min(MORNING, ...spans.map(({ from }) => from)),
    to: Math.max(NIGHT, ...spans.map(({ to }) => to)),
  };
}
