/** Rows of members, their images, and of the sessions, devices and counters that guard accounts. */
import type { Generated } from "kysely";
import type { StaffRole } from "#contract/access.ts";

export interface ImagesTable {
  id: string;
  /** 32 hexadecimal characters; the name of the stored files. */
  key: string;
  owner_id: string;
  width: number;
  height: number;
  bytes: number;
  created_at: Generated<Date>;
}

export interface MembersTable {
  id: string;
  kind: "individual" | "professional" | "business";
  first_name: string;
  last_name: Generated<string>;
  phone: string;
  email: string | null;
  gender: "female" | "male" | "other" | null;
  address: string | null;
  place_id: number | null;
  pin_code: string | null;
  logo_image_id: string | null;
  pin_hash: string | null;
  ref_id: string | null;
  invited_by: string | null;
  /** The name in the referral link, as it came. */
  referred_by: string | null;
  language: Generated<"en" | "hi">;
  plan_expires_at: Date | null;
  blocked_at: Date | null;
  staff_role: StaffRole | null;
  /** 'YYYY-MM-DD'; read it with to_char. */
  birth_date: string | null;
  show_on_map: Generated<boolean>;
  terms_accepted_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface SessionsTable {
  id: string;
  member_id: string;
  client: "web" | "mobile" | "staff";
  bind_hash: Buffer | null;
  user_agent: Generated<string>;
  ip: Generated<string>;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: "logout" | "pin-changed" | "blocked" | "idle" | "ended-by-member" | null;
}

export interface DevicesTable {
  member_id: string;
  device_hash: Buffer;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
}

export interface OtpCodesTable {
  id: string;
  purpose: "sign-up" | "login" | "reset-pin" | "staff";
  phone: string;
  code_hash: Buffer;
  checks: Generated<number>;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
  /** When the ticket that the code was exchanged for was used. */
  spent_at: Date | null;
}

export interface AttemptCountersTable {
  bucket: string;
  window_start: Date;
  count: number;
  expires_at: Date;
}

export interface PinLocksTable {
  bucket: string;
  failures: Generated<number>;
  failures_today: Generated<number>;
  /** 'YYYY-MM-DD' in Asia/Kolkata */
  today: string;
  locked_until: Date | null;
}
