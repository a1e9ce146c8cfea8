/** The SQL of what the rooms that serve every kind ask of entries. */
import { publicRows } from "#server/features/directory/item-queries.ts";
import type { SearchSource } from "#server/features/directory/kinds.ts";
import { listSources } from "#server/features/directory/search-source-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { listedEntries } from "./queries.ts";

/** What people call each kind and each rite when they search, in both scripts. */
const WORDS = `(select string_agg(w.words, ' ') from (values
  ('temple', 'temple mandir devalaya darshan aarti मंदिर देवालय दर्शन आरती'), ('priest', 'pandit priest purohit acharya पंडित पुरोहित आचार्य'),
  ('service', 'puja service pooja seva पूजा सेवा'), ('event', 'event utsav katha bhajan mahotsav उत्सव कार्यक्रम आयोजन'), ('text', 'text stotra path granth lyrics पाठ स्तोत्र ग्रंथ बोल'),
  ('griha-pravesh', 'griha pravesh housewarming गृह प्रवेश'), ('vivah', 'vivah wedding marriage विवाह शादी'), ('satyanarayan-katha', 'satyanarayan katha सत्यनारायण कथा'),
  ('namkaran', 'namkaran naming ceremony नामकरण'), ('annaprashan', 'annaprashan अन्नप्राशन'), ('mundan', 'mundan chudakarana मुंडन'),
  ('upanayan', 'upanayan janeu yagyopavit thread ceremony उपनयन जनेऊ'), ('bhoomi-pujan', 'bhoomi pujan foundation भूमि पूजन'), ('vahan-puja', 'vahan puja vehicle वाहन पूजा'),
  ('rudrabhishek', 'rudrabhishek shiv abhishek रुद्राभिषेक'), ('sundarkand', 'sundarkand path सुंदरकांड'), ('havan', 'havan yagya homam हवन यज्ञ'),
  ('shraddha', 'shraddha pind daan tarpan श्राद्ध पिंडदान'), ('jyotish', 'jyotish astrology kundli ज्योतिष कुंडली')
  ) w (key, words) where w.key = x.kind or w.key = any(x.services))`;

/** An entry is about its kind and its rites. */
export function listSearchSources(ctx: Handle, ids: readonly string[]): Promise<SearchSource[]> {
  return listSources(ctx, listedEntries, ids, {
    columns: `coalesce(x.contact_person, '') as business_name, '' as offering_names, x.lat, x.lng,
      (select count(*)::int from seva_entry_images i where i.entry_id = x.id) as images, false as has_hours`,
    category: {
      join: "",
      columns: `null::int as subcategory_id, null::int as category_id, '' as category_words, ${WORDS} as subcategory_words`,
    },
  });
}

export function listForSitemap(ctx: Handle, { limit, offset }: { limit: number; offset: number }) {
  return ctx.db
    .selectFrom("seva_entries as x")
    .select(["x.id", "x.name", "x.updated_at"])
    .where(publicRows(listedEntries, "x"))
    .orderBy("x.id")
    .limit(limit)
    .offset(offset)
    .execute();
}
