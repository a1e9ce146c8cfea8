/** The calls about blocks. */
import { blocks } from "#contract/blocks.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import { type BlockParts, block, ownBlocks, unblock } from "./blocks.ts";

export const blocksRoutes = (parts: BlockParts): Bound[] =>
  bind(blocks, {
    create: async (ctx, input) => {
      await block(ctx, parts, input);
      return {};
    },
    delete: async (ctx, { id }) => {
      await unblock(ctx, parts, id);
      return {};
    },
    fetchAll: ownBlocks,
  });
