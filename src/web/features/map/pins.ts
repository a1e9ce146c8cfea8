/** What stands on the map as elements of the page: clusters and single entries as buttons, names of states and towns as words. */
import type { Map as GlMap, Marker } from "maplibre-gl";
import type { BusinessCluster, PersonCluster } from "#contract/map.ts";
import type { Language } from "#messages/words.ts";
import type { mapLibrary } from "./map-library.ts";
import labels from "./state-labels.json" with { type: "json" };

export type Box = BusinessCluster["box"];
/** What is drawn as one, with what it is called for whoever hears it. */
export type Pin = { kind: "business" | "person"; label: string } & Pick<
  BusinessCluster | PersonCluster,
  "count" | "location" | "box"
>;
export interface Town {
  name: string;
  lat: number;
  lng: number;
}

type Library = ReturnType<typeof mapLibrary>;

/** Puts pins on the map in place of those before; the answer takes them away. */
export function putPins(library: Library, map: GlMap, pins: readonly Pin[], onPick: (pin: Pin) => void): () => void {
  const markers = pins.map((pin) => {
    const element = document.createElement("button");
    element.type = "button";
    // The list beside the map is the way for the keyboard: it has the same entries, each once.
    element.tabIndex = -1;
    element.className = `map-pin map-pin-${pin.kind}`;
    element.dataset.size = pin.count === 1 ? "one" : pin.count < 10 ? "few" : pin.count < 100 ? "some" : "many";
    element.textContent = pin.count === 1 ? "" : new Intl.NumberFormat("en-IN").format(pin.count);
    element.addEventListener("click", (event) => {
      event.stopPropagation();
      onPick(pin);
    });
    const marker = new library.Marker({ element, offset: pin.kind === "person" ? [14, -14] : [0, 0] })
      .setLngLat(pin.location)
      .addTo(map);
    element.setAttribute("aria-label", pin.label);
    element.title = pin.label;
    return marker;
  });
  return () => removeAll(markers);
}

/** From this zoom of the library on, towns are named in place of states. */
const TOWNS_FROM = 7;
/** About how wide a letter and how high a line is, with some room. */
const LETTER = { wide: 7.5, high: 20 };

/** Names of states, or of towns once the map is near enough; the larger first, and none over another. */
export function putNames(
  library: Library,
  map: GlMap,
  { towns, language }: { towns: readonly Town[]; language: Language },
): () => void {
  const isFar = map.getZoom() < TOWNS_FROM;
  const names = isFar ? labels.map((one) => ({ ...one, name: one[language] })) : towns;
  const taken: Array<{ x: number; y: number; wide: number }> = [];
  const markers = names.flatMap(({ name, lat, lng }) => {
    const { x, y } = map.project({ lat, lng });
    const wide = name.length * LETTER.wide;
    const isOver = (other: (typeof taken)[number]) =>
      Math.abs(other.x - x) < (other.wide + wide) / 2 && Math.abs(other.y - y) < LETTER.high;
    if (taken.some(isOver)) return [];
    taken.push({ x, y, wide });
    const element = document.createElement("span");
    element.className = isFar ? "map-name map-name-state" : "map-name";
    element.textContent = name;
    const marker = new library.Marker({ element }).setLngLat({ lat, lng }).addTo(map);
    element.removeAttribute("aria-label");
    element.removeAttribute("role");
    element.setAttribute("aria-hidden", "true");
    return [marker];
  });
  return () => removeAll(markers);
}

function removeAll(markers: readonly Marker[]): void {
  for (const marker of markers) marker.remove();
}
