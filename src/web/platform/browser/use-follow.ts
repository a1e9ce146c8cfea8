/** Follows plain links by client navigation: one listener for a list of them, because a link component for each is expensive on a long page. */
import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

/** For `onClick` of an element around `<a href>` of this portal's own screens; other targets, other buttons and modifier keys are left to the browser. */
export function useFollow(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = (event.target as Element).closest("a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.origin !== location.origin) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
}
