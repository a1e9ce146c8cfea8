/**
 * Which files of the browser's program are sent together. What every public page needs stands in three chunks, what the pages of items add in a
 * fourth: each file more costs its headers and a place in every preload list. tests/house/chunks.test.ts fails when a path names no file.
 */

export interface Chunk {
  name: string;
  /** A file that several chunks name goes to the one of the highest; 0 unless told. */
  priority?: number;
  /** Paths from the repository's root: a file, `*` for any part of its name, or a folder with a slash at its end. */
  paths: string[];
}

const ICONS = "node_modules/lucide-react/dist/esm/icons";

export const CHUNKS: Chunk[] = [
  {
    name: "framework",
    priority: 2,
    paths: [
      "node_modules/react/",
      "node_modules/react-dom/",
      "node_modules/scheduler/",
      "node_modules/react-router/",
      "node_modules/@lingui/",
    ],
  },
  {
    // What the pages of visitors share with the doors and the member area; an icon of two chunks stands here, or one would bring the other along.
    name: "common",
    priority: 1,
    paths: [
      "src/base/digits.ts",
      "src/base/web-address.ts",
      "src/contract/open-state.ts",
      "src/web/features/leads/revealed-contacts.ts",
      "src/web/features/places/place-name.ts",
      "src/web/frames/app-boundary.tsx",
      "src/web/frames/door-shell.tsx",
      "src/web/frames/use-focus-on-navigation.ts",
      "src/web/frames/use-screen-title.ts",
      "src/web/platform/browser/results-memory.tsx",
      "src/web/platform/browser/tab-value.ts",
      "src/web/platform/browser/use-hydrated.ts",
      "src/web/platform/calls/call.ts",
      "src/web/platform/failures/use-failure-toast.ts",
      "src/web/platform/loading/after-first-load.ts",
      "src/web/ui/card.tsx",
      "src/web/ui/use-control-text.ts",
      `${ICONS}/check.mjs`,
      `${ICONS}/chevron-down.mjs`,
      `${ICONS}/eye.mjs`,
      `${ICONS}/store.mjs`,
    ],
  },
  {
    // What is read of a link or an answer where no schema is here yet.
    name: "plain-rules",
    priority: 2,
    paths: [
      "src/base/cleaning.ts",
      "src/contract/member-kinds.ts",
      "src/contract/names.ts",
      "src/contract/referral.ts",
    ],
  },
  {
    // What a form is made of before its library is here.
    name: "controls",
    priority: 1,
    paths: [
      "src/web/platform/forms/contract-form.tsx",
      "src/web/platform/forms/form-boundary.tsx",
      "src/web/platform/forms/form-draft.ts",
      "src/web/platform/forms/form-trouble-panel.tsx",
      "src/web/platform/forms/form-values.ts",
      "src/web/platform/forms/leaving.ts",
      "src/web/platform/forms/use-after-press.ts",
      "src/web/ui/cleaned-input.tsx",
      "src/web/ui/error-summary.tsx",
      "src/web/ui/field.tsx",
      "src/web/ui/fold.tsx",
      "src/web/ui/form.tsx",
      "src/web/ui/otp-input.tsx",
      "src/web/ui/phone-input.tsx",
      "src/web/ui/pin-input.tsx",
      "src/web/ui/radio-cards.tsx",
      "src/web/ui/text-input.tsx",
    ],
  },
  {
    // What comes with the form library.
    name: "forms",
    paths: [
      "src/web/platform/forms/form-program.tsx",
      "src/web/platform/forms/use-contract-form.ts",
      "src/web/platform/forms/form-defaults.ts",
      "src/web/platform/forms/idempotency-key.ts",
      "src/web/ui/*-area.tsx",
      "src/web/ui/*-input.tsx",
    ],
  },
  {
    // What the doors share: joining, signing in, a new PIN.
    name: "door",
    paths: [
      "src/web/features/auth/carried-phone.ts",
      "src/web/features/auth/code-field.tsx",
      "src/web/features/auth/code-sent.ts",
      "src/web/features/auth/code-step.tsx",
      "src/web/features/auth/door-card.tsx",
      "src/web/features/auth/door-program.ts",
      "src/web/features/auth/invitation.tsx",
      "src/web/features/auth/joining-offer.tsx",
      "src/web/features/auth/prior-location.ts",
      "src/web/features/auth/sign-up-progress.ts",
      "src/web/features/auth/sign-up-steps.tsx",
      "src/web/features/auth/sign-up-wish.ts",
      "src/web/features/auth/use-log-in.ts",
      "src/web/features/auth/use-sign-in.ts",
      "src/web/frames/door-frame.tsx",
      "src/web/frames/door-main.tsx",
      "src/web/platform/forms/use-late-form.tsx",
      "src/web/ui/pictures/line-picture.tsx",
      "src/web/ui/pictures/community-picture.tsx",
    ],
  },
  {
    // The calls of the doors, and the rules of their forms.
    name: "door-calls",
    paths: ["src/contract/auth.ts", "src/web/features/auth/door-calls.ts"],
  },
  {
    // What the public pages share.
    name: "site",
    paths: [
      "src/web/features/catalogue/category-names.ts",
      "src/web/features/directory/cards/item-grid.tsx",
      "src/web/features/directory/contact.ts",
      "src/web/features/leads/contact-provider.tsx",
      "src/web/features/search/results/results-address.ts",
      "src/web/features/search/search-bar.tsx",
      "src/web/frames/site-shell.tsx",
      "src/web/platform/paging/*.ts",
      "src/web/platform/paging/*.tsx",
      "src/web/platform/seo/*.tsx",
      "src/web/ui/chip-link.tsx",
    ],
  },
  {
    // Where somebody lives, as part of a form.
    name: "places",
    paths: [
      "src/web/features/places/city-with-state.ts",
      "src/web/features/places/pin-code-field.tsx",
      "src/web/features/places/place-fields.tsx",
    ],
  },
  {
    // The mask of contacts: no public page needs it. Before the fields, which would take it along.
    name: "mask",
    priority: 1,
    paths: [
      "src/base/contact-*.ts",
      "src/base/covered-text.ts",
      "src/base/domain-endings.ts",
      "src/base/number-*.ts",
      "src/base/plain-numbers.ts",
    ],
  },
  {
    // The field kinds lie in several files of the contract, but a form takes nearly all of them.
    name: "fields",
    priority: 1,
    paths: [
      "src/contract/fields.ts",
      "src/contract/choice-fields.ts",
      "src/contract/key-fields.ts",
      "src/contract/list-fields.ts",
      "src/contract/member-fields.ts",
      "src/contract/secret-fields.ts",
    ],
  },
  {
    // The views of items: what lists read. A list of one kind takes nearly all of them, and each file less stands in fewer lists of what to load.
    name: "views",
    paths: [
      "src/contract/business-details.ts",
      "src/contract/business-facts.ts",
      "src/contract/businesses.ts",
      "src/contract/directory.ts",
      "src/contract/job-views.ts",
      "src/contract/kinds.ts",
      "src/contract/listings.ts",
    ],
  },
  {
    // The cards of items: what lists show.
    name: "cards",
    paths: [
      "src/web/features/businesses/business-card.ts",
      "src/web/features/directory/cards/card-data.ts",
      "src/web/features/listings/listing-card.ts",
      "src/web/features/listings/listing-path.ts",
    ],
  },
  {
    // What tells about an opening: on its page, in lists, among what a member keeps.
    name: "openings",
    paths: [
      "src/web/features/jobs/job-path.ts",
      "src/web/features/jobs/job-texts.ts",
      `${ICONS}/briefcase.mjs`,
      `${ICONS}/calendar-days.mjs`,
      `${ICONS}/graduation-cap.mjs`,
      `${ICONS}/indian-rupee.mjs`,
      `${ICONS}/users.mjs`,
    ],
  },
  {
    // The same of a temple, a priest or a rite.
    name: "entries",
    paths: [
      "src/web/features/spirituality/entry-path.ts",
      "src/web/features/spirituality/entry-texts.ts",
      `${ICONS}/book-open.mjs`,
      `${ICONS}/flame.mjs`,
      `${ICONS}/languages.mjs`,
    ],
  },
  {
    // Finding results around the device.
    name: "location",
    paths: [
      "src/web/features/places/location-sentence.ts",
      "src/web/platform/browser/geolocation.ts",
      `${ICONS}/locate-fixed.mjs`,
    ],
  },
  {
    // Where somebody wanted to go.
    name: "wish",
    priority: 1,
    paths: ["src/contract/own-path.ts", "src/web/platform/browser/wish.ts"],
  },
  {
    // What the pages of items add.
    name: "profile",
    paths: [
      "src/web/features/directory/page/*.tsx",
      "src/web/features/directory/use-full-view.ts",
      "src/web/features/directory/use-view-count.ts",
      "src/web/features/favourites/served-actions.tsx",
      "src/web/features/listings/business-listings.tsx",
    ],
  },
];

/** Whether a path, as a chunk names it, means this file; the file's own path may begin above the repository. */
export function isNamed(path: string, file: string): boolean {
  const text = path.replace(/[.+^$()|{}]/g, "\\$&").replaceAll("*", "[^/]*");
  return new RegExp(`(^|/)${text}${path.endsWith("/") ? "" : "$"}`).test(file);
}
