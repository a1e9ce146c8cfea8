/** What the server suggests: asked once a pause, the earlier question is given up, answers are remembered for the visit. */
import { useEffect, useState } from "react";
import { type Suggestion, search } from "#contract/search.ts";
import { call } from "#web/platform/calls/call.ts";

const PAUSE_MS = 150;
const MOST_ANSWERS = 200;
const NONE: Answer = { suggestions: [] };
const answers = new Map<string, Answer>();

interface Answer {
  suggestions: Suggestion[];
  /** What they are for; undefined while nothing was asked, or the question failed. */
  typed?: string;
}

/** The newest answer; while the next one is on its way the one before stays. `city`: the slug of the chosen one, undefined for all India. */
export function useSuggestions(typed: string, city: string | undefined): Answer {
  const [answer, setAnswer] = useState(NONE);
  useEffect(() => {
    if (!typed) return setAnswer(NONE);
    const key = `${city ?? ""}:${typed}`;
    const known = answers.get(key);
    if (known) return setAnswer(known);
    const stop = new AbortController();
    const ask = async () => {
      try {
        const input = { searchQuery: typed, ...(city ? { city } : {}) };
        const { suggestions } = await call(search.searchFields, input, { signal: stop.signal, retries: 0 });
        setAnswer(remembered(key, { suggestions, typed }));
      } catch {
        if (!stop.signal.aborted) setAnswer(NONE);
      }
    };
    const wait = setTimeout(ask, PAUSE_MS);
    return () => {
      clearTimeout(wait);
      stop.abort();
    };
  }, [typed, city]);
  return answer;
}

function remembered(key: string, answer: Answer): Answer {
  if (answers.size >= MOST_ANSWERS) answers.clear();
  answers.set(key, answer);
  return answer;
}
