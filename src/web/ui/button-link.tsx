/** A link that looks like a button, because it leads somewhere. */
import type { ComponentProps, ReactNode } from "react";
import { type ButtonLook, type ButtonSize, buttonStyle } from "./button-style.ts";
import { classNames } from "./class-names.ts";
import { Link } from "./link.tsx";

type Props = ComponentProps<typeof Link> & { look?: ButtonLook; size?: ButtonSize; wide?: boolean; icon?: ReactNode };

/** The link between screens, looking like a button; on paper it leads nowhere. */
export function ButtonLink({ look, size, wide, icon, className, children, ...rest }: Props) {
  return (
    <Link {...rest} className={classNames(buttonStyle({ look, size, wide }), "print:hidden", className)}>
      {icon}
      {children}
    </Link>
  );
}
