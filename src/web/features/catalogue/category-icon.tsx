/** The line icon of a category, from one file that all pages share. */
import icons from "./category-icons.svg?url";

/** Decoration beside the category's name; `icon` is the name that the category carries. */
export function CategoryIcon({ icon, className = "size-6" }: { icon: string; className?: string }) {
  const href = `${icons}#${encodeURIComponent(icon)}`;
  // As in create-icon.tsx: in a served page it is one element; the policy lets no script write markup.
  const line = import.meta.env.SSR
    ? { dangerouslySetInnerHTML: { __html: `<use href="${href}"></use>` } }
    : { children: <use href={href} /> };
  return <svg aria-hidden="true" className={className} {...line} />;
}
