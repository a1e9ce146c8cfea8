/** The kinds that have search pages of their own, one row each: how a few of each are found for a text, and shown below businesses and listings. */
import type { ReactNode } from "react";
import { announcements } from "#contract/announcements/announcements.ts";
import { articles } from "#contract/articles/articles.ts";
import { events } from "#contract/events/events.ts";
import { jobs } from "#contract/jobs.ts";
import { paths } from "#contract/paths.ts";
import { resumes } from "#contract/resumes/resumes.ts";
import { spirituality } from "#contract/spirituality/spirituality.ts";
import type { WantKind } from "#contract/want-choices.ts";
import type { MessageId } from "#messages/words.ts";
import { AnnouncementGrid } from "#web/features/announcements/announcement-card.tsx";
import { ArticleGrid } from "#web/features/articles/article-card.tsx";
import { EventGrid } from "#web/features/events/event-card.tsx";
import { JobGrid } from "#web/features/jobs/job-card.tsx";
import { ResumeGrid } from "#web/features/resumes/resume-card.tsx";
import { EntryGrid } from "#web/features/spirituality/entry-card.tsx";
import { CALLS } from "#web/features/wants/want-calls.ts";
import { WantGrid } from "#web/features/wants/want-card.tsx";
import { listPath } from "#web/features/wants/want-ways.ts";
import { call } from "#web/platform/calls/call.ts";

/** What was searched; without a city in all India. */
export interface Searched {
  text: string;
  city: string | undefined;
}

interface FurtherKind {
  key: string;
  /** The group of texts that its cards need. */
  group: string;
  heading: MessageId;
  /** Its cards for the text, and whether there are more; nothing unless they are just what was asked for. */
  find(searched: Searched): Promise<{ cards: ReactNode; isMore: boolean } | undefined>;
  /** Where the rest is. */
  path(searched: Searched): string;
}

const SHOWN = 3;

const askFor = ({ text, city }: Searched) => ({ searchQuery: text, city, limit: SHOWN });

interface Answer {
  nextCursor: string | null;
  understood: { match: string } | null;
}

/** What only resembles the text is left to the kind's own page, which says so. */
function found<Card>(
  { nextCursor, understood }: Answer,
  cards: readonly Card[],
  show: (cards: readonly Card[]) => ReactNode,
) {
  if (cards.length === 0 || (understood?.match ?? "all") !== "all") return undefined;
  return { cards: show(cards), isMore: nextCursor !== null };
}

const wanted = (key: WantKind, heading: MessageId): FurtherKind => ({
  key,
  group: "wants",
  heading,
  find: async (searched) => {
    const page = await call(CALLS[key].all, askFor(searched));
    return found(page, page.wants, (wants) => <WantGrid wants={wants} />);
  },
  path: ({ text, city }) => listPath(key, { searchQuery: text, city }),
});

export const FURTHER_KINDS: readonly FurtherKind[] = [
  {
    key: "seva",
    group: "spirituality",
    heading: "spirituality.further",
    find: async (searched) => {
      const page = await call(spirituality.fetch, askFor(searched));
      return found(page, page.entries, (entries) => <EntryGrid entries={entries} />);
    },
    path: ({ text, city }) => paths.sevaList({ searchQuery: text, city }),
  },
  {
    key: "gathering",
    group: "events",
    heading: "events.further",
    find: async (searched) => {
      const page = await call(events.fetch, askFor(searched));
      return found(page, page.events, (shown) => <EventGrid events={shown} />);
    },
    path: ({ text, city }) => paths.events({ searchQuery: text, city }),
  },
  {
    key: "job",
    group: "jobs",
    heading: "jobs.further",
    find: async (searched) => {
      const page = await call(jobs.all, askFor(searched));
      return found(page, page.jobs, (openings) => <JobGrid jobs={openings} />);
    },
    path: ({ text, city }) => paths.jobList({ searchQuery: text, city }),
  },
  {
    key: "article",
    group: "articles",
    heading: "site.news-and-blog",
    find: async (searched) => {
      const page = await call(articles.search, askFor(searched));
      return found({ ...page, nextCursor: null }, page.articles, (cards) => <ArticleGrid articles={cards} />);
    },
    path: () => paths.newsList(),
  },
  wanted("seller", "wants.further.seller"),
  wanted("buyer", "wants.further.buyer"),
  wanted("requirement", "wants.further.requirement"),
  {
    key: "resume",
    group: "resumes",
    heading: "resumes.further",
    find: async (searched) => {
      const page = await call(resumes.all, askFor(searched));
      return found(page, page.resumes, (candidates) => <ResumeGrid resumes={candidates} />);
    },
    path: ({ text, city }) => paths.resumeList({ searchQuery: text, city }),
  },
  {
    key: "announcement",
    group: "announcements",
    heading: "announcements.further",
    find: async (searched) => {
      // They are found by their words alone, so that what is found fits.
      const page = await call(announcements.fetch, askFor(searched));
      return found({ ...page, understood: null }, page.announcements, (shown) => (
        <AnnouncementGrid announcements={shown} />
      ));
    },
    path: ({ text, city }) => paths.announcements({ searchQuery: text, city }),
  },
];
