/** The profile form's fields: the call's own, and the state that narrows the list of cities. */
import * as z from "zod/mini";
import { members } from "#contract/members.ts";
import { cityWithState, stateField } from "#web/features/places/city-with-state.ts";

export const profileFields = z.extend(members.update.input, stateField).check(cityWithState);
