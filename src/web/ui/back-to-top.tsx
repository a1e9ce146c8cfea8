/** A round button back to the top, there once the page has been scrolled. */
import { ArrowUp } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "./icon-button.tsx";

/** Whether the page has left its top; false on the server. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > 0);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  return scrolled;
}

/** Stands in a header, which is there already, so that it covers nothing; `label` is its spoken name. */
export function BackToTop({ label, className }: { label: string; className?: string }) {
  return (
    <IconButton label={label} onClick={() => window.scrollTo({ top: 0, behavior: "smooth" })} className={className}>
      <ArrowUp aria-hidden="true" />
    </IconButton>
  );
}
