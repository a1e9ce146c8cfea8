/** Rows of what people wrote to the operator. */

export interface ContactMessagesTable {
  id: string;
  reason: "question" | "complaint" | "data";
  name: string;
  phone: string;
  email: string | null;
  message: string;
  member_id: string | null;
  ip: string;
  created_at: Date;
}
