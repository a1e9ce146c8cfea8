/** Every screen of the table in Hindi: see steps/screen-walk.ts. */
import { walkInLanguage } from "./steps/screen-walk.ts";

walkInLanguage("hi");
