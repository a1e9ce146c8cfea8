/** The mark of our own inline scripts while a page is rendered; nothing in the browser. */
import { createContext } from "react";

export const Nonce = createContext<string | undefined>(undefined);
