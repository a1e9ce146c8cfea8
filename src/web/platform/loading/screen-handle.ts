/** What a screen tells its frame: `export const handle: ScreenHandle = { title: "auth.login.title" }`. */
import type { MessageId } from "#messages/words.ts";

export interface ScreenHandle {
  /** The page's heading and the document's title. */
  title: MessageId;
  /** One sentence for search engines and messengers, with {brand}. */
  description?: MessageId;
}
