-- lock: join_codes has a few hundred rows
alter table join_codes
  add column batch_id uuid references batches (id) on delete set null,
  add column passout_year integer;
create index join_codes_batch on join_codes (batch_id) where batch_id is not null;
