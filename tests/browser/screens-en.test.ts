/** Every screen of the table in English: see steps/screen-walk.ts. */
import { walkInLanguage } from "./steps/screen-walk.ts";

walkInLanguage("en");
