/** A round button back to the top, there once the page has been scrolled. */
import { ArrowUp } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "./icon-button.tsx";

/** `label` is its spoken name. */
export function BackToTop({ label }: { label: string }) {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > 0);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  if (!scrolled) return null;
  return (
    <IconButton
      look="floating"
      label={label}
      onClick={() => window.scrollTo({ top: 0, behavior: "smooth" })}
      className="fixed end-4 bottom-[calc(var(--floor)+1rem)] z-30 animate-rise md:end-6 print:hidden"
    >
      <ArrowUp aria-hidden="true" />
    </IconButton>
  );
}
