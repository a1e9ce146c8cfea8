/** What leaves the portal for a member by SMS, e-mail or WhatsApp. */
import { expect } from "vitest";
import { sendAlerts } from "#server/features/notifications/alerts/send-alerts.ts";
import { lettersTo } from "./device.ts";
import type { Town } from "./town.ts";

/** The texts that have left for one of the cast about a path, newest first, once the sender has done what is due. */
export async function alertsSentTo(town: Town, key: string, path: string): Promise<string[]> {
  const memberId = await town.idOf(key);
  const ask = (text: string) => town.portal.connection.pool.query(text, [memberId]);
  await sendAlerts(town.portal.base, { memberId });
  const waiting = () => ask("select 1 from alerts where member_id = $1 and done_at is null");
  await expect.poll(async () => (await waiting()).rows.length).toBe(0);
  const { rows } = await ask("select phone from members where id = $1");
  return (await lettersTo(town, rows[0].phone)).map(({ text }) => text).filter((text) => text.includes(path));
}
