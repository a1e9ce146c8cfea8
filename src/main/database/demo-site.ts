/** What the operator of the demo says of itself: questions with answers, banners and advertisements, as they stand in db/demo/site.json. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import { readMarks } from "#base/rich-text.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Banners, Faqs } from "#server/tables/database.ts";
import { insertBanners, insertFaqs, setBannerImage } from "./site-queries.ts";

interface DemoSite {
  faqs: Array<{ topic: Faqs["topic"]; question: string; questionHi: string; answer: string; answerHi: string }>;
  banners: Array<{
    kind: Banners["kind"];
    title: string;
    titleHi: string;
    text: string;
    textHi: string;
    link: string;
    advertiser?: string;
    citySlug?: string;
    /** The business of the demo whose picture it shows. */
    picture: string;
  }>;
}

/** All are published, and the banners shown from a month ago without an end. */
export async function insertDemoSite(handle: Handle, now: Date, places: Map<string, number>): Promise<void> {
  const { faqs, banners } = demoSite();
  const at = { published_at: now, created_at: now, updated_at: now };
  await insertFaqs(
    handle,
    faqs.map((faq, place) => ({
      id: newId(),
      topic: faq.topic,
      question: faq.question,
      question_hi: faq.questionHi,
      answer: JSON.stringify(readMarks(faq.answer)),
      answer_hi: JSON.stringify(readMarks(faq.answerHi)),
      place: place + 1,
      ...at,
    })),
  );
  await insertBanners(
    handle,
    banners.map((banner, place) => ({
      id: newId(),
      kind: banner.kind,
      title: banner.title,
      title_hi: banner.titleHi,
      words: banner.text,
      words_hi: banner.textHi,
      link: banner.link,
      advertiser: banner.advertiser ?? null,
      place_id: banner.citySlug === undefined ? null : places.get(banner.citySlug)!,
      shown_from: dayOf(new Date(now.getTime() - 30 * DAY_MS)),
      place: place + 1,
      ...at,
    })),
  );
}

/** Once the pictures of the demo's businesses are there. */
export async function showDemoBanners(handle: Handle): Promise<void> {
  for (const { title, picture } of demoSite().banners)
    await setBannerImage(handle, title, createHash("sha256").update(picture).digest("hex").slice(0, 32));
}

function demoSite(): DemoSite {
  return JSON.parse(readFileSync(join(import.meta.dirname, "../../../db/demo/site.json"), "utf8"));
}
