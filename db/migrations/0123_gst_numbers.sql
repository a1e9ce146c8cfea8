alter table businesses add column gst_number text check (gst_number ~ '^[0-9A-Z]{15}$');
comment on column businesses.gst_number is '[gstNumber] its GST registration (GSTIN), for paid members and staff';
