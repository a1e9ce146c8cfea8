/** The map library and its worker, loaded when a map is asked for; the policy on scripts lets this one file become a worker, and nothing else a script. */
import * as library from "maplibre-gl";
import worker from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): unknown;
}

let isReady = false;

/** The library, with its worker known to it. */
export function mapLibrary(): typeof library {
  if (isReady) return library;
  isReady = true;
  const address = new URL(worker, location.href).href;
  library.setWorkerUrl(address);
  // The library hands its worker's address over as a text, which only the default policy may let through.
  (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("default", {
    createScriptURL: (asked) => {
      if (asked !== address) throw new TypeError(`no worker: ${asked}`);
      return asked;
    },
  });
  return library;
}

/** Whether this browser draws maps: it needs WebGL 2. */
export function drawsMaps(): boolean {
  return document.createElement("canvas").getContext("webgl2") !== null;
}
