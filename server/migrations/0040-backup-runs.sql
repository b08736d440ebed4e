-- Every try to make a scheduled backup. One that is neither finished nor failed is being made.
create table backup_runs (
  id integer generated always as identity primary key,
  place text not null,
  name text not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  bytes bigint,
  rows bigint,
  failure text
);
