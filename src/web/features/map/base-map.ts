/** The base map: India and its states by the official depiction, without any service for tiles; or the operator's own style with India's outline on top. */
import type {
  CircleLayerSpecification,
  GeoJSONSourceSpecification,
  Map as GlMap,
  StyleSpecification,
} from "maplibre-gl";
import states from "./india-states.geojson?url";

type Theme = "light" | "dark";

const COLORS = {
  light: { sea: "#e8eef0", land: "#fbf7ef", state: "#cdbfa9", edge: "#6d5a4b", area: "#7b1e2f", near: "#d46700" },
  dark: { sea: "#15121b", land: "#2b2434", state: "#54485f", edge: "#b3a2bb", area: "#f6b7a6", near: "#f29a3c" },
} as const;

/** Islands that are too small for the outline. */
const ISLANDS: Array<[lng: number, lat: number]> = [
  [72.64, 10.57],
  [72.19, 10.85],
  [72.18, 11.12],
  [73.05, 8.28],
  [73.65, 10.08],
  [92.73, 11.67],
  [92.79, 9.17],
  [93.77, 7.02],
  [92.93, 12.91],
  [93.85, 12.28],
  [94.27, 13.42],
];

const EMPTY: GeoJSONSourceSpecification = { type: "geojson", data: { type: "FeatureCollection", features: [] } };

/** Sources and layers of ours: also what stands on top of an operator's style. */
export function indiaStyle(theme: Theme): StyleSpecification {
  const color = COLORS[theme];
  return {
    version: 8,
    sources: {
      states: { type: "geojson", data: new URL(states, location.href).href, tolerance: 0.2 },
      islands: {
        type: "geojson",
        data: { type: "MultiPoint", coordinates: ISLANDS },
      },
      areas: EMPTY,
      near: EMPTY,
    },
    layers: [
      { id: "sea", type: "background", paint: { "background-color": color.sea } },
      // Only its outer half is seen: the land covers the inner one.
      {
        id: "edge",
        type: "line",
        source: "states",
        layout: { "line-join": "round" },
        paint: { "line-color": color.edge, "line-width": ["interpolate", ["linear"], ["zoom"], 4, 3, 10, 6] },
      },
      { id: "land", type: "fill", source: "states", paint: { "fill-color": color.land, "fill-antialias": false } },
      { id: "state", type: "line", source: "states", paint: { "line-color": color.state, "line-width": 1 } },
      islandLayer(theme),
      ...overlays(theme),
    ],
  };
}

/** The outer boundary as a solid line, and what we draw over it, on a style that is not ours. */
export function addOverlays(map: GlMap, theme: Theme): void {
  const { sources } = indiaStyle(theme);
  for (const [name, source] of Object.entries(sources)) if (!map.getSource(name)) map.addSource(name, source);
  const state = {
    id: "state",
    type: "line",
    source: "states",
    paint: { "line-color": COLORS[theme].edge, "line-width": 1.5 },
  } as const;
  for (const layer of [state, islandLayer(theme), ...overlays(theme)]) if (!map.getLayer(layer.id)) map.addLayer(layer);
}

/** Gives the layers of our own the colours of a theme. */
export function paint(map: GlMap, theme: Theme): void {
  for (const { id, ...layer } of indiaStyle(theme).layers)
    if (map.getLayer(id) && "paint" in layer)
      for (const [name, value] of Object.entries(layer.paint ?? {}))
        map.setPaintProperty(id, name as never, value as never);
}

function islandLayer(theme: Theme): CircleLayerSpecification {
  const { edge, land } = COLORS[theme];
  return {
    id: "islands",
    type: "circle",
    source: "islands",
    paint: { "circle-radius": 2.5, "circle-color": land, "circle-stroke-color": edge, "circle-stroke-width": 1.5 },
  };
}

function overlays(theme: Theme) {
  const { area, near } = COLORS[theme];
  return [
    { id: "near", type: "fill", source: "near", paint: { "fill-color": near, "fill-opacity": 0.1 } },
    { id: "near-edge", type: "line", source: "near", paint: { "line-color": near, "line-width": 1.5 } },
    { id: "areas", type: "fill", source: "areas", paint: { "fill-color": area, "fill-opacity": 0.22 } },
  ] as const;
}
