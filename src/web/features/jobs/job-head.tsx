/** What search engines read of an opening; nothing of one that is closed. */
import type { JobPosting, MonetaryAmount } from "schema-dts";
import type { JobView } from "#contract/job-views.ts";
import { inLanguage } from "#contract/paths.ts";
import { previewOfJob } from "#contract/preview-parts.ts";
import { previewOf } from "#contract/previews.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { breadcrumbNode, type Crumb } from "#web/platform/seo/breadcrumbs.tsx";
import { JsonLd } from "#web/platform/seo/json-ld.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { placeText } from "./job-texts.ts";

const EMPLOYMENT = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
  temporary: "TEMPORARY",
  internship: "INTERN",
} as const;

export function JobHead({ job, path, crumbs }: { job: JobView; path: string; crumbs: Crumb[] }) {
  const t = useWords();
  const { publicUrl: origin = "", brand } = useSiteFacts() ?? {};
  const summary = t("jobs.in", { company: job.company_name, place: placeText(job, t.language) });
  return (
    <>
      <PageHead
        title={`${job.job_title}, ${summary}`}
        description={`${summary}. ${job.description}`.slice(0, 300)}
        path={path}
        image={previewOf({ kind: "job", id: job._id, language: t.language }, brand, previewOfJob(job, t))}
        noindex={job.isClosed}
      />
      {!job.isClosed && (
        <JsonLd
          key={path}
          nodes={[
            postingOf(job, origin + inLanguage(t.language, path)),
            breadcrumbNode(crumbs, path, origin, t.language),
          ]}
        />
      )}
    </>
  );
}

function postingOf(job: JobView, url: string): JobPosting {
  return {
    "@type": "JobPosting",
    title: job.job_title,
    description: job.description,
    url,
    datePosted: job.postedOn.slice(0, 10),
    // The last day counts as a whole.
    validThrough: `${job.closingDate}T23:59:59+05:30`,
    employmentType: EMPLOYMENT[job.employmentType],
    totalJobOpenings: job.openings,
    hiringOrganization: { "@type": "Organization", name: job.company_name },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: job.city,
        addressRegion: job.state,
        addressCountry: "IN",
      },
    },
    ...(job.workMode === "remote"
      ? {
          jobLocationType: "TELECOMMUTE",
          applicantLocationRequirements: { "@type": "Country", name: "India" },
        }
      : {}),
    baseSalary: salaryOf(job),
  };
}

function salaryOf({ salaryFromPaise, salaryToPaise, salaryPeriod }: JobView): MonetaryAmount | undefined {
  if (salaryFromPaise === null && salaryToPaise === null) return undefined;
  const inRupees = (paise: number | null) => (paise === null ? undefined : paise / 100);
  const amounts = { minValue: inRupees(salaryFromPaise), maxValue: inRupees(salaryToPaise) };
  return {
    "@type": "MonetaryAmount",
    currency: "INR",
    value: { "@type": "QuantitativeValue", ...amounts, unitText: salaryPeriod.toUpperCase() },
  };
}
