/** Serves the calendar files of events that everybody may see, within the limits on pages; of a home they tell the city alone. */
import type { FastifyInstance } from "fastify";
import { maskContacts } from "#base/contact-mask.ts";
import { longId, shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import { brandIn } from "#server/platform/brand-queries.ts";
import type { Base } from "#server/platform/context.ts";
import { addressOf } from "#server/platform/http/api.ts";
import { writeCalendar } from "./calendar-file.ts";
import { eventPath } from "./gathering-kind.ts";
import { type EventRow, listByIds } from "./queries.ts";

/** GET /calendar/<id>.ics; also of an event that was called off, which programs then take away. */
export function registerCalendar(app: FastifyInstance, base: Base): void {
  app.get<{ Params: { file: string } }>("/calendar/:file", async (request, reply) => {
    const [, short] = /^([A-Za-z0-9_-]{22})\.ics$/.exec(request.params.file) ?? [];
    const id = short && longId(short);
    const rows = id ? await base.ports.render(addressOf(request.ip), () => listByIds(base, [id])) : [];
    const row = rows[0];
    if (!row || row.deleted_at || row.approval !== "approved" || row.held_at) return reply.callNotFound();
    return reply
      .headers({
        "cache-control": "public, max-age=60",
        "content-disposition": `attachment; filename="${slugify(row.name) || "event"}.ics"`,
        "x-robots-tag": "noindex",
      })
      .type("text/calendar; charset=utf-8")
      .send(calendarOf(base, row, await brandIn(base, "en")));
  });
}

function calendarOf({ config, clock }: Base, row: EventRow, brand: string): string {
  const town = `${row.place_name}, ${row.state_name}`;
  const place = row.is_home ? town : [row.venue, row.address, town].filter(Boolean).join(", ");
  return writeCalendar({
    uid: `event-${shortId(row.id)}@${new URL(config.publicUrl).hostname}`,
    madeAt: clock.now(),
    changedAt: row.updated_at,
    revision: row.revision,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    title: maskContacts(row.name),
    description: maskContacts(row.description),
    place: maskContacts(place),
    url: config.publicUrl + eventPath(row),
    isCancelled: row.cancelled_at !== null,
    brand,
  });
}
