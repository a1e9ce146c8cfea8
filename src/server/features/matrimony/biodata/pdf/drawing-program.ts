/** The program of the thread that draws biodatas. */
import { serveDrawings } from "#server/platform/drawings/drawing-thread.ts";
import { words } from "#server/platform/words.ts";
import { biodataDocument, type Drawing } from "./biodata-document.ts";

serveDrawings<Drawing>((drawing) => biodataDocument(drawing, words[drawing.language]));
