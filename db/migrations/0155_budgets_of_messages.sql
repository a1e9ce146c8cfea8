-- Codes that confirm an e-mail address or belong to a known device, messages that a mail server refuses for good, and leave to reset the PIN of one of the staff.
alter table otp_codes
  add column device_hash bytea,
  drop constraint otp_codes_purpose_check,
  add constraint otp_codes_purpose_check check (purpose in ('sign-up', 'login', 'reset-pin', 'staff', 'email'));
comment on column otp_codes.purpose is 'sign-up, login, reset-pin, staff, or email to confirm an address';
comment on column otp_codes.phone is '[phoneNo] of purpose email the address';
comment on column otp_codes.code_hash is '[otp] keyed hash of six digits, which follow from the id under the secret of sessions';
comment on column otp_codes.device_hash is 'the known device that asked and alone can use it; null where anybody could ask';

alter table outbox
  drop constraint outbox_state_check,
  add constraint outbox_state_check check (state in ('waiting', 'withheld', 'sent', 'expired', 'refused')),
  drop constraint outbox_check,
  add constraint outbox_check check ((sealed is null) = (state in ('sent', 'expired', 'refused')));
comment on column outbox.state is 'waiting, withheld (never sent, but the same work), sent, expired, or refused by the mail server for good';

alter table members
  add column confirmed_email text,
  add column pin_reset_until timestamptz;
comment on column members.confirmed_email is 'the address that a code has confirmed; mail goes out only while it is the same as email';
comment on column members.pin_reset_until is 'until when one of the staff may set a new PIN with a code by SMS; the operator gives leave';
