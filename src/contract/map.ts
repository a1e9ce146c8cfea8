/** The calls of the locations map: what lies in a part of the map, or within 20 km of a position, as a list and as clusters of the same. */
import * as z from "zod/mini";
import { businessLocation } from "./businesses.ts";
import { degrees } from "./choice-fields.ts";
import { listErrors, listFilters, pointView } from "./directory.ts";
import { endpoint } from "./endpoint.ts";
import { optional } from "./fields.ts";
import { MAP_PINS } from "./limits.ts";
import { limit } from "./list-fields.ts";
import { cityChoice } from "./places.ts";

const ZOOM = "field.zoom.invalid";

/** The zoom of the map, on a world that is 256 pixels wide at 0, as the specification counts; with it the answer holds clusters. */
const zoom = optional(
  z.pipe(
    z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d{1,2}(\.\d{1,9})?$/, ZOOM))], ZOOM), z.transform(Number)),
    z.number().check(z.gte(0, ZOOM), z.lte(22, ZOOM)),
  ),
);

/** Which part of the map is meant. */
const part = {
  /** The edges of the part, all four or none. */
  west: optional(degrees(180)),
  south: optional(degrees(90)),
  east: optional(degrees(180)),
  north: optional(degrees(90)),
  zoom,
  /** A position: what lies within 20 km of it, nearest first. Both or neither. */
  lat: optional(degrees(90)),
  lng: optional(degrees(180)),
};

/** What is drawn as one. */
const clusterFields = {
  count: z.int(),
  location: pointView,
  /** Where all of it lies; a cluster whose edges are one point does not come apart. */
  box: z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }),
};

const nearBusiness = z.extend(businessLocation, {
  cityHi: z.nullable(z.string()),
  /** From the given position: whole kilometres, for members with a plan with one decimal; else null. */
  distanceKm: z.nullable(z.number()),
});
export type NearBusiness = z.infer<typeof nearBusiness>;

/** Somebody who chose to be on the map. */
const personOnMap = z.object({
  _id: z.string(),
  name: z.string(),
  city: z.string(),
  cityHi: z.nullable(z.string()),
  state: z.string(),
  /** The key of the picture. */
  logo: z.nullable(z.string()),
  /** The middle of an area of about a kilometre in that city; never where the person lives. */
  location: pointView,
  /** Has a page of their own, for a business of theirs is public. */
  hasPage: z.boolean(),
  isMine: z.boolean(),
  distanceKm: z.nullable(z.int()),
});
export type PersonOnMap = z.infer<typeof personOnMap>;

const businessCluster = z.object({ ...clusterFields, only: z.nullable(nearBusiness) });
export type BusinessCluster = z.infer<typeof businessCluster>;
const personCluster = z.object({ ...clusterFields, only: z.nullable(personOnMap) });
export type PersonCluster = z.infer<typeof personCluster>;

/** A city with businesses, as a way into the list. */
const cityOnMap = z.object({
  city: z.string(),
  cityHi: z.nullable(z.string()),
  citySlug: z.string(),
  total: z.int(),
});
export type CityOnMap = z.infer<typeof cityOnMap>;

const total = z.int();

export const connectMap = {
  fetchBusinessLocations: endpoint({
    method: "GET",
    path: "/public/business/fetchBusinessLocations",
    access: "anyone",
    summary:
      "Where approved businesses are, to about a kilometre: newest first, or nearest first; with `zoom` also the clusters of all of them.",
    input: z.strictObject({ ...listFilters, ...part, limit: limit(MAP_PINS, MAP_PINS) }),
    output: z.object({ getBusinessLocations: z.array(nearBusiness), clusters: z.array(businessCluster), total }),
    errors: listErrors,
  }),
  fetchUsersLocations: endpoint({
    method: "GET",
    path: "/public/user/fetchUsersLocations",
    access: "anyone",
    summary: "Members who chose to be on the map, as areas of about a kilometre; nobody for whoever is not signed in.",
    input: z.strictObject({ city: optional(cityChoice()), ...part, limit: limit(MAP_PINS, MAP_PINS) }),
    output: z.object({ getUsersLocations: z.array(personOnMap), clusters: z.array(personCluster), total }),
    errors: ["place.not-found"],
    private: true,
  }),
  fetchTowns: endpoint({
    method: "GET",
    path: "/public/map/fetchTowns",
    access: "anyone",
    summary: "The largest towns of a part of the map, for their names on it.",
    input: z.strictObject({ west: degrees(180), south: degrees(90), east: degrees(180), north: degrees(90) }),
    output: z.object({
      towns: z.array(z.object({ city: z.string(), cityHi: z.nullable(z.string()), location: pointView })),
    }),
  }),
  overview: endpoint({
    method: "GET",
    path: "/public/map/overview",
    access: "anyone",
    summary: "The cities with most businesses, and the operator's own style of the map where there is one.",
    input: z.strictObject({}),
    output: z.object({ cities: z.array(cityOnMap), styleUrl: z.nullable(z.string()) }),
  }),
};
