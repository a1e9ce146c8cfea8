/** A button that can be busy without changing its size. */
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { type ButtonLook, type ButtonSize, buttonStyle } from "./button-style.ts";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

type Props = Omit<ComponentProps<"button">, "children"> & {
  look?: ButtonLook;
  size?: ButtonSize;
  wide?: boolean;
  /** While true, clicks do nothing and a spinner takes the place of the label, without a change of size. */
  busy?: boolean;
  /** What a screen reader hears while busy; the label itself when absent. */
  busyLabel?: string;
  icon?: ReactNode;
  children: ReactNode;
};

/** A native button of type `button` unless told; forwards ref and every native attribute. */
export function Button({
  look,
  size,
  wide,
  busy,
  busyLabel,
  icon,
  children,
  className,
  onClick,
  type = "button",
  ...rest
}: Props) {
  const stopWhileBusy = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={stopWhileBusy}
      className={classNames(buttonStyle({ look, size, wide }), className)}
    >
      {busy ? (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      ) : null}
      <span
        className={classNames(
          "inline-flex items-center justify-center gap-2 [&>svg]:size-5 [&>svg]:shrink-0",
          busy && "opacity-0",
        )}
      >
        {icon}
        <span>{children}</span>
      </span>
      {busy && busyLabel ? (
        <span className="sr-only" role="status">
          {busyLabel}
        </span>
      ) : null}
    </button>
  );
}
