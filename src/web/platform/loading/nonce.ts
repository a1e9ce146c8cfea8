/** How the server draws scripts; nothing of it is told in the browser. */
import { createContext } from "react";

/** The mark of our own inline scripts while a page is rendered. */
export const Nonce = createContext<string | undefined>(undefined);

/** Whether the router's scripts are left out: who sends the page knows them, and puts them before its end. */
export const LeavesScriptsOut = createContext(false);
