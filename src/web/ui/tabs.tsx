/** A row of places to be, of which one is chosen: as links between screens, or as buttons within one. */
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { classNames } from "./class-names.ts";
import { NavLink } from "./link.tsx";

const ROW = "scroll-quiet flex gap-1 border-b border-line";
const TAB =
  "-mb-px inline-flex min-h-12 items-center gap-2 border-b-3 px-4 py-2 font-semibold whitespace-nowrap focus-visible:-outline-offset-3 [&>svg]:size-5";
const CHOSEN = "border-accent text-ink";
const OTHER = "border-transparent text-ink-soft hover:border-line hover:text-ink";

/** Links; the one whose address is open is marked as the current page. */
export function TabLinks({ label, tabs }: { label: string; tabs: { to: string; title: ReactNode; end?: boolean }[] }) {
  return (
    <nav aria-label={label} className={ROW}>
      {tabs.map(({ to, title, end }) => (
        <NavLink key={to} to={to} end={end} className={({ isActive }) => classNames(TAB, isActive ? CHOSEN : OTHER)}>
          {title}
        </NavLink>
      ))}
    </nav>
  );
}

type TabButtonsProps = {
  label: string;
  tabs: { key: string; title: ReactNode }[];
  chosen: string;
  onChoose: (key: string) => void;
  /** What belongs to the chosen tab. */
  children: ReactNode;
};

/** Buttons over one panel; arrow keys, Home and End walk along them. */
export function TabButtons({ label, tabs, chosen, onChoose, children }: TabButtonsProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.key === chosen);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + tabs.length) % tabs.length;
    onChoose(tabs[index]?.key ?? chosen);
    row.current?.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus();
  };
  return (
    <div>
      <div ref={row} role="tablist" aria-label={label} onKeyDown={walk} className={ROW}>
        {tabs.map(({ key, title }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => onChoose(key)}
            className={classNames(TAB, key === chosen ? CHOSEN : OTHER)}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} className="pt-5">
        {children}
      </div>
    </div>
  );
}
