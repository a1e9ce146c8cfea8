/** A town in which much has happened, as screens meet it after a year: names as long as they get, leads in every status, reviews, claims, doubles, imports. */
import sharp from "sharp";
import { longId, shortId } from "#base/ids.ts";
import { businessClaims } from "#contract/business-claims.ts";
import { businessReports } from "#contract/business-reports.ts";
import { favourites } from "#contract/favourites.ts";
import { imports } from "#contract/imports.ts";
import { savedSearches } from "#contract/saved-searches.ts";
import { recordAnomaly } from "#server/features/plans/payments/anomalies.ts";
import { takeIn } from "../../harness/imports.ts";
import type { Town } from "../../harness/town.ts";
import { upload } from "../../harness/upload.ts";
import { LEADS, REVIEWS } from "./busy-rows.ts";
import type { Screen } from "./screens.ts";

const LONG = "Shri Mahakaleshwar Satvik Mishthan Bhandar evam Caterers Private Limited";
const LONG_HINDI = "श्री महाकालेश्वर सात्त्विक मिष्ठान्न भण्डार एवं अन्नपूर्णा भोजनालय";
const LIST = `Firm,Line of business,City/Town,Mob. No.,Remarks
Story Sweets,Halwayi,Jaypur,2000000701,
Story Law,Lawyer,Indore,2000000702,old member
Story Odd,Dinosaurs,Indore,2000000704,
${LONG_HINDI},Halwai,Indore,02000-5,`;

/** Fills it, for asha, who owns a business, and for the staff; answers the screens that show what came. */
export async function fillTown(town: Town): Promise<Screen[]> {
  const query = (sql: string, values: unknown[] = []) =>
    town.portal.connection.pool.query<{ kind: "business" | "listing"; id: string }>(sql, values);
  const [asha, gopal] = [await town.signIn("asha"), await town.signIn("gopal")];
  const owner = await town.idOf("asha");
  const own = (await query("select id from businesses where name = 'Annapurna Satvik Rasoi'")).rows[0]!.id;
  await query(LEADS, [owner, own]);
  await query(REVIEWS, [own, owner]);
  await query("update businesses set leads_count = 34, gst_number = '27AAPFU0939F1ZV' where id = $1", [own]);

  const names = [LONG, LONG_HINDI, "Doubled Mishthan", "Doubled Mishthan", "Paper Sweets"];
  for (const [n, name] of names.entries())
    await takeIn(town, `phoneNo,businessName,subCategory,city\n200000090${n},${name},halwai,Indore`);
  const { rows: listed } = await query("select id from businesses where phone like '200000090%' order by phone");
  const [long, , , doubled, claimed] = listed.map(({ id }) => shortId(id));
  await query("update businesses set approval = 'pending', owner_id = $2 where id = $1", [
    longId(doubled!),
    await town.idOf("gopal"),
  ]);

  const paper = { create: { width: 300, height: 200, channels: 3 as const, background: "#d9c8a0" } };
  const licence = { name: "licence.jpg", bytes: await sharp(paper).jpeg().toBuffer() };
  const claim = { fkBusinessId: claimed!, text: "It was my father's shop; the number was his." };
  await upload(town, businessClaims.create, claim, [licence], gopal);
  const report = { reason: "closed", text: "The shutter has been down for a month, they say they moved." } as const;
  await town.call(businessReports.create, { fkBusinessId: long!, ...report }, asha);

  const { rows: items } = await query(
    `(select 'business' as kind, id from businesses where approval = 'approved' and owner_id <> $1 order by id limit 3)
     union all (select 'listing', id from listings where is_public and owner_id <> $1 order by id limit 2)`,
    [owner],
  );
  const kept: string[] = [];
  for (const { kind, id } of [...items, { kind: "business" as const, id: longId(long!)! }])
    kept.push((await town.call(favourites.create, { kind, fkItemId: shortId(id) }, asha)).payload.id);
  await query("update businesses set approval = 'rejected', rejection_message = 'x' where id = $1", [items[0]!.id]);

  await town.call(savedSearches.create, { searchQuery: "halwai for functions", city: "indore" }, asha);
  await query(
    `insert into saved_search_finds (saved_search_id, item_id, found_at) select s.id, b.id, now()
       from saved_searches s, (select id from businesses where approval = 'approved' limit 3) b on conflict do nothing`,
  );
  for (const [n, reason] of (["dispute-open", "amount-mismatch", "refunds-differ"] as const).entries())
    await recordAnomaly(town.portal.base, {
      ...{ gatewayOrderId: "", paymentId: `pay_0000000000000${n}`, source: "reconcile" },
      ...{ reason, amount: 12_345_678 + n, currency: "INR", reference: `disp_${n}` },
      ...(n === 0 && { dueAt: new Date("2031-03-04T12:00:00Z") }),
    });
  const sheet = { name: "members-of-the-association-2026-final(2).csv", type: "text/csv", bytes: Buffer.from(LIST) };
  await upload(town, imports.upload, { language: "en" }, [sheet], await town.signIn("shankar", "staff"));

  const leads = `/userAdmin/businesses/viewLeads/${shortId(own)}`;
  const compare = `/userAdmin/favourites/compare?ids=${[kept[5], kept[4], kept[0], kept[1]]}`;
  return [
    { route: "/:location/:business", path: `/indore/${shortId(own)}`, by: "visitor" },
    { route: "/:location/:business", path: `/indore/${shortId(own)}`, by: "member" },
    { route: "/:location/:business", path: `/indore/${long}`, by: "visitor" },
    { route: "/:location", path: "/indore?searchQuery=halwai&filters=1", by: "visitor" },
    { route: "/:location", path: "/indore?searchQuery=gynaecologist", by: "visitor" },
    { route: "/userAdmin/businesses/viewLeads/:businessId", path: leads, by: "member" },
    { route: "/userAdmin/businesses/viewLeads/:businessId", path: `${leads}?stage=lost`, by: "member" },
    { route: "/userAdmin/favourites/compare", path: compare, by: "member" },
  ];
}
