/** The drawn map, loaded once it is asked for: India, the pins of its present part, buttons to go nearer. */
import { Minus, Plus } from "lucide-react";
import type { GeoJSONSource, Map as GlMap } from "maplibre-gl";
import { useEffect, useRef, useState } from "react";
import type { Point } from "#base/geo.ts";
import { NEAR_KM } from "#contract/limits.ts";
import { currentTheme } from "#web/platform/browser/theme.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { addOverlays, indiaStyle, paint } from "./base-map.ts";
import { boxAround, circleAround } from "./circle.ts";
import { drawsMaps, mapLibrary } from "./map-library.ts";
import { type Box, type Pin, putNames, putPins, type Town } from "./pins.ts";
import "./map.css";

const INDIA = { lat: 20.59, lng: 78.96 };
const WIDE = "(min-width: 64rem)";
/** The specification counts zoom on a world of 256 pixels, the library on one of 512. */
const COUNTED = 1;
const ZOOM = { wide: 4.75, narrow: 4, city: 12 };
const NEAREST = 15;
const AREA_KM = 1;

export type View = Box & { zoom: number };

interface Props {
  /** The middle of a given city. */
  city: Point | undefined;
  near: Point | undefined;
  pins: readonly Pin[];
  /** The middles of the areas of people. */
  areas: readonly Point[];
  towns: readonly Town[];
  styleUrl: string | null;
  onView: (view: View) => void;
  onPick: (box: Box) => void;
}

export default function MapCanvas(props: Props) {
  const t = useWords();
  const language = useLanguage();
  const { pins, areas, towns, near } = props;
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<GlMap>();
  const [isUnable] = useState(() => !drawsMaps());
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    if (isUnable || !box.current) return;
    const made = createMap(box.current, latest.current, t("map.title"));
    const tell = () => latest.current.onView(viewOf(made));
    made.on("load", () => {
      if (latest.current.styleUrl) addOverlays(made, currentTheme());
      setMap(made);
      tell();
    });
    made.on("moveend", tell);
    const stop = onThemeChange(() => latest.current.styleUrl === null && paint(made, currentTheme()));
    return () => {
      stop();
      made.remove();
    };
  }, [isUnable, t]);

  useEffect(() => {
    if (!map) return;
    return putPins(mapLibrary(), map, pins, ({ box, location }) => {
      latest.current.onPick(box);
      if (comesApart(box) && map.getZoom() < NEAREST - COUNTED - 1) goTo(map, box);
      else map.easeTo({ center: location });
    });
  }, [map, pins]);
  useEffect(() => (map ? putNames(mapLibrary(), map, { towns, language }) : undefined), [map, towns, language]);
  useEffect(() => draw(map, "areas", areas, AREA_KM), [map, areas]);
  useEffect(() => {
    draw(map, "near", near ? [near] : [], NEAR_KM);
    if (map && near) goTo(map, boxAround(near, NEAR_KM), 24);
  }, [map, near]);

  if (isUnable) return <p className="grid h-full place-items-center p-6 text-center">{t("map.unable")}</p>;
  return (
    <>
      <div ref={box} className="h-full w-full" />
      {map && (
        <div className="absolute end-3 bottom-8 z-10 flex flex-col gap-2">
          <IconButton label={t("map.nearer")} look="floating" onClick={() => map.zoomIn()}>
            <Plus aria-hidden="true" />
          </IconButton>
          <IconButton label={t("map.farther")} look="floating" onClick={() => map.zoomOut()}>
            <Minus aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </>
  );
}

function createMap(container: HTMLDivElement, { city, near, styleUrl }: Props, title: string): GlMap {
  const isWide = matchMedia(WIDE).matches;
  return new (mapLibrary().Map)({
    container,
    style: styleUrl ?? indiaStyle(currentTheme()),
    center: near ?? city ?? INDIA,
    zoom: (near || city ? ZOOM.city : isWide ? ZOOM.wide : ZOOM.narrow) - COUNTED,
    minZoom: 2.5,
    maxZoom: NEAREST - COUNTED,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: { "Map.Title": title },
  });
}

function viewOf(map: GlMap): View {
  const bounds = map.getBounds();
  const edge = (degrees: number, most: number) => Math.round(Math.max(-most, Math.min(most, degrees)) * 1000) / 1000;
  return {
    west: edge(bounds.getWest(), 180),
    south: edge(bounds.getSouth(), 85),
    east: edge(bounds.getEast(), 180),
    north: edge(bounds.getNorth(), 85),
    zoom: Math.round(map.getZoom() * 4) / 4 + COUNTED,
  };
}

/** All at one point stays one pin, however near the map is. */
function comesApart({ west, south, east, north }: Box): boolean {
  return west !== east || south !== north;
}

function goTo(map: GlMap, { west, south, east, north }: Box, padding = 80): void {
  map.fitBounds([west, south, east, north], { padding, maxZoom: NEAREST - COUNTED - 1 });
}

function draw(map: GlMap | undefined, source: string, points: readonly Point[], km: number): void {
  const features = points.map((point) => circleAround(point, km));
  (map?.getSource(source) as GeoJSONSource | undefined)?.setData({ type: "FeatureCollection", features });
}

function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  const system = matchMedia("(prefers-color-scheme: dark)");
  system.addEventListener("change", listener);
  return () => {
    observer.disconnect();
    system.removeEventListener("change", listener);
  };
}
