/** The calls about places. */
import { places } from "#contract/places.ts";
import { bind } from "#server/platform/http/bind.ts";
import { viewCity, viewState } from "./city-view.ts";
import {
  getPlace,
  getPlaceOfSlug,
  pickPlace,
  suggestPlacesOfState,
  suggestPlacesToLookIn,
  suggestStates,
} from "./places.ts";

export const placesRoutes = bind(places, {
  fetchCityViaState: async (ctx, { limit, city }) => ({
    cities: (await suggestPlacesToLookIn(ctx, { typed: city, limit })).map(viewCity),
  }),
  locationPicker: async (ctx, { lat, long }) => ({ city: viewCity(await pickPlace(ctx, { lat, lng: long })) }),
  fetchAllStates: async (ctx, { limit, state }) => ({
    states: (await suggestStates(ctx, { typed: state, limit })).map(viewState),
  }),
  fetchAllCitiesViaState: async (ctx, { limit, city, fkStateId }) => ({
    cities: (await suggestPlacesOfState(ctx, { typed: city, stateCode: fkStateId, limit })).map(viewCity),
  }),
  fetchCoordinatesViaCity: async (ctx, { city }) => {
    const place = await getPlace(ctx, city);
    return { city: { ...viewCity(place), latitude: place.lat, longitude: place.lng } };
  },
  fetchPlace: async (ctx, { slug }) => ({ city: viewCity(await getPlaceOfSlug(ctx, slug)) }),
});
