/** What is wrong with a form, on top of it, with a link to each field. */
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { useToasts } from "./toast-region.tsx";

type Props = {
  title: ReactNode;
  /** `id` is the control's id; without one the message stands alone (an error of the whole form). */
  errors: { id?: string; message: ReactNode }[];
  /** Counts the failed tries; 0 before the first. */
  attempt: number;
};

/** Takes the focus once for every attempt, and what was said in passing leaves, so that it covers nothing of what is wrong; nothing stands there while nothing is wrong. Following a link focuses the control. */
export function ErrorSummary({ title, errors, attempt }: Props) {
  const toasts = useToasts();
  const box = useRef<HTMLDivElement>(null);
  const told = useRef(0);
  const isWrong = errors.length > 0;
  useEffect(() => {
    if (told.current === attempt || (attempt > 0 && !isWrong)) return;
    told.current = attempt;
    if (!isWrong) return;
    toasts.dismissPassing();
    box.current?.focus();
  }, [isWrong, attempt, toasts]);
  if (!isWrong) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-md border-2 border-danger bg-danger-soft p-4 outline-offset-0"
    >
      <h2 className="text-lg text-danger">{title}</h2>
      <ul className="mt-2 flex flex-col gap-1">
        {errors.map(({ id, message }, index) => (
          <li key={id ?? index}>
            {id ? (
              <a
                href={`#${id}`}
                onClick={(event) => focusControl(event, id)}
                className="link font-semibold text-danger"
              >
                {message}
              </a>
            ) : (
              <span className="font-semibold text-danger">{message}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusControl(event: MouseEvent, id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  control.focus();
  control.scrollIntoView({ block: "center" });
}
