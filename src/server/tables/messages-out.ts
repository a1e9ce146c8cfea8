/** Rows of messages on their way out, and of what the demo's own transport delivered. */

export interface OutboxTable {
  id: string;
  channel: "sms" | "email";
  /** Message id of the text; an e-mail's subject has the same id with '.subject'. */
  template: string;
  language: "en" | "hi";
  /** 'withheld' is never sent: it costs the same as one that is. */
  state: "waiting" | "withheld" | "sent" | "expired";
  sealed: Buffer | null;
  receiver_mark: Buffer | null;
  created_at: Date;
  good_until: Date;
  done_at: Date | null;
}

export interface DemoLettersTable {
  id: string;
  receiver_mark: Buffer;
  sealed: Buffer;
  sent_at: Date;
}
