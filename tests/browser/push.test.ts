/** A member turns notices on for this device, chooses topics, and is told once. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { nextAtHour } from "#base/dates.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { sendDuePushes } from "#server/features/notifications/push/push-notices.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { openPushService, type PushService } from "../harness/push-service.ts";
import { enter } from "./steps/people.ts";
import { openStage, type Stage } from "./steps/stage.ts";

let service: PushService;
const settings: Record<string, string> = {};
beforeAll(async () => {
  service = await openPushService();
  Object.assign(settings, service.settings);
});
const stage: Stage = openStage(settings);
afterAll(() => service.close());

test("a member chooses what this device tells, and is told once by day and not at night", async () => {
  const { town } = stage;
  const { base } = town.portal;
  town.clock.set(nextAtHour(town.clock.now(), 15));
  const seen = await enter(stage, "asha", { serviceWorkers: "allow", viewport: { width: 360, height: 760 } });
  const { page } = seen;
  await page.addInitScript((device) => {
    // A browser of a test has no push service; everything after it is real.
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0)).buffer;
    Notification.requestPermission = async () => "granted";
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    const isOn = () => sessionStorage.getItem("test.subscribed") === "1";
    const made = (applicationServerKey: ArrayBuffer) => ({
      endpoint: device.endpoint,
      options: { applicationServerKey },
      getKey: (name: string) => bytes(name === "auth" ? device.auth : device.publicKey),
      unsubscribe: async () => {
        sessionStorage.removeItem("test.subscribed");
        return true;
      },
    });
    let key = "";
    PushManager.prototype.subscribe = async (options) => {
      key = String(options!.applicationServerKey);
      sessionStorage.setItem("test.subscribed", "1");
      sessionStorage.setItem("test.key", key);
      return made(bytes(key)) as never;
    };
    PushManager.prototype.getSubscription = async () =>
      (isOn() ? made(bytes(sessionStorage.getItem("test.key")!)) : null) as never;
  }, service.subscribe("her-phone"));
  const tell = (n: number) =>
    inTransaction(base, async (ctx) =>
      notify(ctx, {
        memberId: await town.idOf("asha"),
        key: "notice.lead.query",
        values: { who: "Meera Joshi", item: "Thali" },
        about: `lead:browser-${n}`,
      }),
    );
  const told = async (count: number) => {
    await sendDuePushes(base);
    await expect.poll(() => service.heard.length, { timeout: 20_000 }).toBe(count);
  };
  await page.goto("/userAdmin/notifications");
  await page.getByText("Off on this device").click();
  await page.waitForTimeout(2500);
  await page.getByRole("switch", { name: "Tell me on this device" }).click();
  await page.getByText("This device will tell you from now on.").waitFor();
  await page.getByRole("checkbox", { name: "Matches in matrimony" }).uncheck();
  await page.getByRole("button", { name: "Save" }).last().click();
  await page.getByText("On: Leads and requests, Openings").waitFor();
  await tell(1);
  await told(1);
  await sendDuePushes(base);
  expect(service.heard.map(({ notice }) => notice.body)).toEqual(["A new lead or request is waiting for you."]);
  town.clock.set(nextAtHour(town.clock.now(), 23));
  await tell(2);
  await sendDuePushes(base);
  await page.waitForTimeout(1000);
  expect(service.heard).toHaveLength(1);
  const { rowCount } = await town.portal.connection.pool.query("select 1 from push_devices");
  expect(rowCount).toBe(1);
  await seen.close();
});
