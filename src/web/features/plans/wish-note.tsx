/** Where signing up and paying lead in the end, when somebody wanted something before. */
import { CornerDownRight } from "lucide-react";
import { screenAt } from "#contract/screen-at.ts";
import { useWish } from "#web/platform/browser/wish.ts";
import { useWords } from "#web/platform/language/words.tsx";

/** Nothing where they came for the membership itself; `listing` is what to say of those who have pressed nothing but join as a business. */
export function WishNote({ listing = false }: { listing?: boolean }) {
  const t = useWords();
  const wish = useWish();
  const isListing = wish ? screenAt(wish.path.split(/[?#]/, 1)[0]!)?.name === "registerBusiness" : listing;
  if (!wish?.name && !isListing) return null;
  return (
    <p className="flex items-start gap-3 rounded-md bg-accent-soft px-4 py-3 text-sm font-semibold [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-accent">
      <CornerDownRight aria-hidden="true" />
      <span>{wish?.name ? t("auth.wish.contact", { name: wish.name }) : t("auth.wish.listing")}</span>
    </p>
  );
}
