/** A link that looks like a button, because it leads somewhere. */
import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { type ButtonLook, type ButtonSize, buttonStyle } from "./button-style.ts";
import { classNames } from "./class-names.ts";

type Props = LinkProps & { look?: ButtonLook; size?: ButtonSize; wide?: boolean; icon?: ReactNode };

/** React Router's link in a button's clothes; use `reloadDocument` for screens with a policy of their own. */
export function ButtonLink({ look, size, wide, icon, className, children, ...rest }: Props) {
  return (
    <Link {...rest} className={classNames(buttonStyle({ look, size, wide }), className)}>
      {icon}
      {children}
    </Link>
  );
}
