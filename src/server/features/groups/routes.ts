/** The calls about groups. */
import { groups } from "#contract/groups.ts";
import { staffGroups } from "#contract/staff-groups.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import { groupPage, ownGroups, showGroup } from "./groups.ts";
import { decideRequest, joinGroup, leaveGroup, requestsOf } from "./membership.ts";
import { createGroup, prefillGroup, updateGroup } from "./own-groups.ts";
import { setModerator, staffGroupPage } from "./staff-groups.ts";

export const groupsRoutes: Bound[] = [
  ...bind(groups, {
    fetch: groupPage,
    fetchOne: async (ctx, { id }) => ({ group: await showGroup(ctx, id) }),
    fetchMine: async (ctx) => ({ groups: await ownGroups(ctx) }),
    create: createGroup,
    prefill: (ctx, { id }) => prefillGroup(ctx, id),
    update: updateGroup,
    join: async (ctx, { id }) => ({ group: await joinGroup(ctx, id) }),
    leave: async (ctx, { id }) => {
      await leaveGroup(ctx, id);
      return {};
    },
    fetchRequests: async (ctx, { id }) => ({ requests: await requestsOf(ctx, id) }),
    decide: async (ctx, input) => {
      await decideRequest(ctx, input);
      return {};
    },
  }),
  ...bind(staffGroups, { fetchAll: staffGroupPage, setModerator }),
];
