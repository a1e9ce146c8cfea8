/** How much of something is left, as a ring with words inside. */
import type { ReactNode } from "react";

type Props = {
  /** 0 to 1; what lies beyond is cut. */
  value: number;
  /** What the ring says, in words. */
  label: string;
  tone?: "accent" | "open" | "danger";
  /** Stands in the middle. */
  children?: ReactNode;
};

const TONES = { accent: "stroke-accent", open: "stroke-open", danger: "stroke-danger" };

/** Starts at twelve o'clock and runs clockwise. */
export function ProgressRing({ value, label, tone = "accent", children }: Props) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div role="img" aria-label={label} className="relative inline-grid size-32 place-items-center cramped:size-44">
      <svg viewBox="0 0 36 36" fill="none" aria-hidden="true" className="absolute inset-0">
        <circle cx="18" cy="18" r="15.9155" strokeWidth="3" className="stroke-sunken" />
        {percent === 0 ? null : (
          <circle
            cx="18"
            cy="18"
            r="15.9155"
            strokeWidth="3"
            strokeLinecap="round"
            pathLength="100"
            strokeDasharray={`${percent} 100`}
            transform="rotate(-90 18 18)"
            className={TONES[tone]}
          />
        )}
      </svg>
      <div aria-hidden="true" className="relative px-4 text-center leading-head tabular-nums">
        {children}
      </div>
    </div>
  );
}
