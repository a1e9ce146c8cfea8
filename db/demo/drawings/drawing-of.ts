/** Which article and which event of the demo has which drawing. */
import * as gatherings from "./gatherings.ts";
import * as occasions from "./occasions.ts";
import * as papers from "./papers.ts";
import * as pursuits from "./pursuits.ts";

/** By the key of the article or event. */
export const drawingOf: Record<string, () => string> = {
  "annual-meeting": gatherings.hall,
  scholarships: occasions.markSheet,
  "blood-donation": occasions.bloodDrop,
  "directory-milestone": occasions.cityMap,
  "sanskrit-camp": gatherings.underTheTree,
  "flood-help": occasions.boat,
  "job-day": gatherings.jobDay,
  "office-hours": occasions.openDoor,
  janeu: papers.thread,
  "gst-first-year": papers.bills,
  "kitchen-notes": pursuits.bigPot,
  "reading-room": papers.readingRoom,
  "wedding-budget": papers.sheet,
  letters: papers.letter,
  "tiffin-kitchen": pursuits.scooter,
  "civil-services": papers.desk,
  handloom: papers.loom,
  nurse: papers.stethoscope,
  "event-upanayan-indore": gatherings.upanayan,
  "event-blood-jaipur": occasions.donorChair,
  "event-career-pune": gatherings.talk,
  "event-sammelan-bhopal": gatherings.mela,
  "event-chess-lucknow": pursuits.chess,
  "event-gayatri-home-indore": pursuits.sunrise,
  "event-legal-delhi": pursuits.advice,
  "event-folk-jaipur": gatherings.folkEvening,
  "event-eyes-varanasi": pursuits.eyeTest,
  "event-science-pune": gatherings.workshop,
  "event-past-yoga-indore": gatherings.parkYoga,
};
