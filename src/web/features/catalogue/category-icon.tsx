/** The line icon of a category, from one file that all pages share. */
import icons from "./category-icons.svg?url";

/** Decoration beside the category's name; `icon` is the name that the category carries. */
export function CategoryIcon({ icon, className = "size-6" }: { icon: string; className?: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${icons}#${icon}`} />
    </svg>
  );
}
