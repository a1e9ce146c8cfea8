/** Writes the search index of a whole invented community at once: documents by COPY, postings in one statement, their order last. */
import type { Client } from "pg";
import { businessKind } from "#server/features/businesses/business-kind.ts";
import type { Kind, SearchSource } from "#server/features/directory/kinds.ts";
import { listingKind } from "#server/features/listings/listing-kind.ts";
import { searchDocument } from "#server/features/search/index/document.ts";
import { POSTINGS_OF } from "#server/features/search/index/document-queries.ts";
import { withTerms } from "#server/features/search/index/store.ts";
import { ensureTerms } from "#server/features/search/vocabulary/term-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Business, Listing } from "./community.ts";
import { copyIn } from "./copy-in.ts";

export class SearchWriter {
  readonly #terms = new Map<string, number>();
  readonly #counts = new Map<number, number>();
  readonly #ctx: Handle;
  readonly #client: Client;
  readonly #categoryWords: Map<number, string>;
  #first = 1;
  /** How to make the indexes anew that were dropped. */
  #dropped: string[] = [];

  constructor(ctx: Handle, client: Client, categoryWords: Map<number, string>) {
    this.#ctx = ctx;
    this.#client = client;
    this.#categoryWords = categoryWords;
  }

  /** Takes the indexes away that cost more to keep than to make anew. */
  async open(): Promise<void> {
    await this.#client.query("alter table search_postings drop constraint search_postings_pkey");
    const indexes = await this.#client.query<{ indexname: string; indexdef: string }>(
      "select indexname, indexdef from pg_indexes where tablename = 'search_documents' and indexname like '%\\_by\\_%'",
    );
    this.#dropped = indexes.rows.map((row) => row.indexdef);
    for (const { indexname } of indexes.rows) await this.#client.query(`drop index ${indexname}`);
    const { rows } = await this.#client.query<{ most: number | null }>(
      "select max(number) as most from search_documents",
    );
    this.#first = (rows[0]?.most ?? 0) + 1;
  }

  async add(businesses: Business[], listings: Listing[]): Promise<void> {
    const visible = businesses.filter((b) => b.approval === "approved");
    const offeringsOf = Map.groupBy(listings, (l) => l.business.id);
    const namesOf = ({ id }: Business) =>
      (offeringsOf.get(id) ?? []).flatMap((l) => (l.status === "active" ? [l.name] : [])).join(" ");
    await this.#write(
      businessKind,
      visible.map((b) =>
        this.#source(b, {
          id: b.id,
          name: b.name,
          business_name: "",
          offering_names: namesOf(b),
          description: b.description,
        }),
      ),
    );
    const shown = listings.filter((l) => l.status === "active" && l.business.approval === "approved");
    await this.#write(
      listingKind,
      shown.map((l) =>
        this.#source(l.business, {
          id: l.id,
          name: l.name,
          business_name: l.business.name,
          offering_names: "",
          description: l.description,
        }),
      ),
    );
  }

  /** Makes the postings of everything added, the counts, and the indexes. */
  async close(): Promise<void> {
    await this.#client.query(
      `insert into search_postings (place_id, term, kind, score, document) ${POSTINGS_OF} where d.number >= $1`,
      [this.#first],
    );
    await this.#client.query(
      "update search_terms t set documents = t.documents + c.more from unnest($1::int[], $2::int[]) as c (id, more) where t.id = c.id",
      [[...this.#counts.keys()], [...this.#counts.values()]],
    );
    await this.#client.query("alter table search_postings add primary key (place_id, term, kind, score, document)");
    for (const definition of this.#dropped) await this.#client.query(definition);
  }

  async #write(kind: Kind, sources: SearchSource[]): Promise<void> {
    const documents = sources.map(searchDocument);
    const fresh = documents.flatMap((d) => d.words).filter((word) => !this.#terms.has(word.key));
    if (fresh.length > 0) for (const [key, id] of await ensureTerms(this.#ctx, fresh)) this.#terms.set(key, id);
    const rows = documents.map((d) => {
      const { terms, scores } = withTerms(d, this.#terms);
      for (const term of terms) if (term > 0) this.#counts.set(term, (this.#counts.get(term) ?? 0) + 1);
      return [kind.number, d.id, d.place_id, d.subcategory_id, `(${d.lng},${d.lat})`, `{${terms}}`, `{${scores}}`];
    });
    await copyIn(
      this.#client,
      "search_documents",
      ["kind", "id", "place_id", "subcategory_id", "position", "terms", "scores"],
      rows,
    );
  }

  #source(
    business: Business,
    own: Pick<SearchSource, "id" | "name" | "business_name" | "offering_names" | "description">,
  ): SearchSource {
    const { place, subcategory } = business;
    return {
      ...own,
      place_id: place.id,
      subcategory_id: subcategory.id,
      category_id: subcategory.category_id,
      subcategory_words: [subcategory.name, subcategory.name_hi, ...subcategory.synonyms].join(" "),
      category_words: this.#categoryWords.get(subcategory.category_id) ?? "",
      place_name: place.name,
      state_name: place.state_name,
      lat: business.lat,
      lng: business.lng,
      images: 0,
      has_hours: business.hasHours,
    };
  }
}
