/** This browser as a device that is told: asks its owner, subscribes with its push service, and tells the server; and the way back. */
import type { PushSettingsView } from "#contract/push-settings.ts";
import { pushSettings } from "#contract/push-settings.ts";
import { inBrowser } from "#web/platform/browser/storage.ts";
import { call } from "#web/platform/calls/call.ts";

/** Whose this device is. */
const OF = "viprasetu.push-of";

/** Whether the browser can at all; an iPhone only from its home screen. */
export function canBeTold(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Whether this browser tells this member now. One that was subscribed for somebody else, or with another key, is not. */
export async function isTold(memberId: string): Promise<boolean> {
  if (!canBeTold() || Notification.permission !== "granted" || inBrowser.read(OF) !== memberId) return false;
  return (await subscription()) !== null;
}

/** 'denied' when the owner of the browser does not want it. */
export async function startTelling(memberId: string, publicKey: string): Promise<PushSettingsView | "denied"> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const { pushManager } = await navigator.serviceWorker.ready;
  // One of an earlier key would be refused by its service.
  const old = await pushManager.getSubscription();
  if (old && keyOf(old) !== publicKey) await old.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const view = await call(pushSettings.addDevice, deviceOf(made));
  inBrowser.write(OF, memberId);
  return view;
}

/** Tells the server once more where the browser's push service has moved its address since. */
export async function renewDevice(memberId: string, publicKey: string): Promise<PushSettingsView | undefined> {
  const now = (await isTold(memberId)) ? await subscription() : null;
  if (!now) return undefined;
  if (keyOf(now) === publicKey) return call(pushSettings.addDevice, deviceOf(now), { background: true });
  const view = await startTelling(memberId, publicKey);
  return view === "denied" ? undefined : view;
}

/** The server is told first: it still knows who asks. */
export async function stopTelling(): Promise<PushSettingsView | undefined> {
  const now = await subscription();
  inBrowser.forget(OF);
  if (!now) return undefined;
  const view = await call(pushSettings.removeDevice, { endpoint: now.endpoint }, { keepsSession: true });
  await now.unsubscribe();
  return view;
}

/** At the logout; a device that cannot reach the server withdraws at its push service alone. */
export async function forgetPushDevice(): Promise<void> {
  if (!canBeTold() || inBrowser.read(OF) === null) return;
  await stopTelling().catch(() => undefined);
  await (await subscription())?.unsubscribe();
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function deviceOf(made: PushSubscription) {
  const text = (name: PushEncryptionKeyName) => base64url(made.getKey(name));
  return { endpoint: made.endpoint, publicKey: text("p256dh"), auth: text("auth") };
}

function keyOf({ options }: PushSubscription): string {
  return base64url(options.applicationServerKey);
}

function base64url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
