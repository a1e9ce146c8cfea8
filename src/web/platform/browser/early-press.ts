/** A button that is pressed before the page's code has loaded does its work as soon as it has: on a slow line that is a second or two. */
import { useEffect } from "react";

declare global {
  interface Window {
    /** The last button that was pressed too early; false from the moment that buttons work by themselves. */
    pressedEarly?: HTMLElement | false;
  }
}

/** Runs before the page is painted. Buttons that work without code (popovers, dialogs, forms that the browser sends) need no help; a form of ours sends nothing by itself. */
export const EARLY_PRESS_SCRIPT =
  'addEventListener("click",function(e){var b=window.pressedEarly!==false&&e.target.closest&&e.target.closest("button[type=button]:not([popovertarget],[commandfor]),form[method=dialog] button[type=submit]");if(b)window.pressedEarly=b},true)';

/** Presses it again, once what only the browser knows (who is signed in) is rendered too. */
export function useEarlyPress(): void {
  useEffect(() => {
    const button = window.pressedEarly;
    window.pressedEarly = false;
    if (!button) return;
    const timer = setTimeout(() => button.isConnected && button.click());
    return () => clearTimeout(timer);
  }, []);
}
