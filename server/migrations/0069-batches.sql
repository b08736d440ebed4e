-- Batches of members, as the club calls them: a year, a course, a cohort.
create table batches (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null
);
create unique index batches_name on batches (lower(name));

alter table members
  add column batch_id uuid references batches (id) on delete set null,
  -- When the last invitation was mailed to somebody who was imported.
  add column invited_at timestamptz;
-- In the order of the list of members.
create index members_batch on members (batch_id, lower(name), id);
create index members_no_batch on members (lower(name), id) where batch_id is null;
