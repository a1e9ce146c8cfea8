/** A list of leads on screen, with its figures: what is saved or deleted shows at once. */
import { useState } from "react";
import type { LeadStage } from "#contract/lead-views.ts";
import { type MorePages, useMorePages } from "#web/platform/paging/use-more-pages.ts";
import {
  fetchLeads,
  itemOfLead,
  type Lead,
  type LeadsList,
  type LeadsPage,
  type LeadWork,
  updateLead,
} from "./lead-kinds.ts";

export interface LeadList extends Pick<LeadsPage, "total" | "stages"> {
  pages: MorePages<Lead>;
  /** Shows it at once, and takes it back when it fails; rejects then. */
  save: (lead: Lead, work: LeadWork) => Promise<void>;
  /** It has been deleted. */
  forget: (lead: Lead | "all") => void;
}

export function useLeads(of: LeadsList, first: LeadsPage, stage: LeadStage | undefined): LeadList {
  const pages = useMorePages(
    first,
    ({ leads }) => leads,
    (cursor) => fetchLeads(of, { cursor, stage }),
  );
  const [figures, setFigures] = useState({ first, ...figuresOf(first) });
  if (figures.first !== first) setFigures({ first, ...figuresOf(first) });
  const count = (moved: Partial<Record<LeadStage, number>>, added = 0) =>
    setFigures((before) => ({
      ...before,
      total: Math.max(0, before.total + added),
      stages: Object.fromEntries(
        Object.entries(before.stages).map(([key, n]) => [key, Math.max(0, n + (moved[key as LeadStage] ?? 0))]),
      ) as LeadsPage["stages"],
    }));
  const replace = (was: Lead, is: Lead) => {
    pages.change((leads) => leads.map((one) => (one._id === is._id ? is : one)));
    if (was.stage !== is.stage) count({ [was.stage]: -1, [is.stage]: 1 });
  };
  return {
    pages,
    total: figures.total,
    stages: figures.stages,
    async save(lead, work) {
      const changed = { ...lead, ...work };
      replace(lead, changed);
      try {
        await updateLead(itemOfLead(of, lead), lead._id, work);
      } catch (error) {
        replace(changed, lead);
        throw error;
      }
    },
    forget(lead) {
      if (lead === "all") {
        pages.change(() => []);
        setFigures((before) => ({ ...before, total: 0 }));
        return;
      }
      pages.change((leads) => leads.filter(({ _id }) => _id !== lead._id));
      count({ [lead.stage]: -1 }, -1);
    },
  };
}

function figuresOf({ total, stages }: LeadsPage): Pick<LeadsPage, "total" | "stages"> {
  return { total, stages };
}
