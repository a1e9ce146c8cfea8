/** Asks the browser where it is, and says in catalogue words why it could not (section 8, Location and UI). */
import type { Point } from "#base/geo.ts";
import type { MessageId } from "#messages/words.ts";

const PATIENCE_MS = 12_000;
const FRESH_MS = 5 * 60_000;

/** Why there is no position: a message of the catalogue. */
export class LocationProblem extends Error {
  readonly id: MessageId;
  constructor(id: MessageId) {
    super(id);
    this.id = id;
  }
}

/** The position of this device; rejects with LocationProblem. Asks for permission where none was given yet; `missing` is said by a browser without the interface. */
export async function locate(missing: MessageId = "places.locate.unsupported"): Promise<Point> {
  if (!("geolocation" in navigator)) throw new LocationProblem(missing);
  if ((await permission()) === "denied") throw new LocationProblem("places.locate.denied");
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      () => reject(new LocationProblem("places.locate.failed")),
      { timeout: PATIENCE_MS, maximumAge: FRESH_MS },
    );
  });
}

/** Browsers without the permissions interface ask when the position is requested. */
async function permission(): Promise<PermissionState | undefined> {
  if (!("permissions" in navigator)) return undefined;
  try {
    return (await navigator.permissions.query({ name: "geolocation" })).state;
  } catch {
    throw new LocationProblem("places.locate.unchecked");
  }
}
