/** The calls about volunteers. */
import { staffVolunteers } from "#contract/staff-volunteers.ts";
import { volunteers } from "#contract/volunteers.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import { exportVolunteers } from "./export.ts";
import { showOwn, updateOwn, withdrawOwn } from "./own-volunteer.ts";
import { removeVolunteer, setVolunteerState, volunteerPage } from "./staff-volunteers.ts";
import { thankVolunteer } from "./thanks.ts";
import { registerVolunteer, volunteerOverview } from "./volunteers.ts";

export const volunteersRoutes: Bound[] = [
  ...bind(volunteers, {
    fetch: (ctx) => volunteerOverview(ctx),
    register: async (ctx, form) => {
      await registerVolunteer(ctx, form);
      return {};
    },
    fetchMine: async (ctx) => ({ volunteer: await showOwn(ctx) }),
    update: async (ctx, form) => ({ volunteer: await updateOwn(ctx, form) }),
    withdraw: async (ctx) => {
      await withdrawOwn(ctx);
      return {};
    },
  }),
  ...bind(staffVolunteers, {
    fetchAll: volunteerPage,
    export: exportVolunteers,
    setState: async (ctx, input) => {
      await setVolunteerState(ctx, input);
      return {};
    },
    thank: async (ctx, { id }) => ({ by: await thankVolunteer(ctx, id) }),
    remove: async (ctx, { id }) => {
      await removeVolunteer(ctx, id);
      return {};
    },
  }),
];
