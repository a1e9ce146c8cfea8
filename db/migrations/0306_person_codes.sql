-- A code that the person of a matrimonial profile agrees with.
alter table otp_codes
  drop constraint otp_codes_purpose_check,
  add constraint otp_codes_purpose_check check (purpose in ('sign-up', 'login', 'reset-pin', 'staff', 'email', 'claim', 'person')) not valid;
comment on column otp_codes.purpose is 'sign-up, login, reset-pin, staff, email to confirm an address, claim of a business by its listed phone, or person of a matrimonial profile who agrees to it';
