-- Proves what 0306 added, which holds nobody up in a file of its own.
alter table otp_codes validate constraint otp_codes_purpose_check;
