-- The audit in one table a month, so that a month is dropped without deleting its rows. The rows that exist stay where
-- they are: their table becomes the partition of all that is before the next month, and its indexes become parts of the
-- new ones. Nothing is copied; while the table is locked it is read once, to prove that no row is later (a million rows:
-- 0.2 s). The site makes the months to come (audit-months.ts). What belongs to none of them is in `audit_other`, so no
-- write ever lacks a place.
alter table audit rename to audit_past;
alter table audit_past drop constraint audit_pkey;
alter table audit_past add constraint audit_past_key primary key using index audit_past_key;
drop index audit_created_at;
alter index audit_latest rename to audit_past_latest;
alter index audit_actor rename to audit_past_actor;
alter index audit_target rename to audit_past_target;
alter index audit_action rename to audit_past_action;

create table audit (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  actor_id uuid,
  action text not null,
  target text,
  outcome text not null,
  address text,
  request_id text,
  primary key (id, created_at)
) partition by range (created_at);
create index audit_latest on audit (created_at desc, id desc);
create index audit_actor on audit (actor_id, created_at desc) where actor_id is not null;
create index audit_target on audit (target, created_at desc) where target is not null;
create index audit_action on audit (action text_pattern_ops, created_at desc);
create index audit_refused on audit (created_at desc, id desc) where outcome = 'refused';

do $$
begin
  execute format('alter table audit attach partition audit_past for values from (minvalue) to (%L)',
    (date_trunc('month', greatest(now(), (select max(created_at) from audit_past)) at time zone 'utc')
      + interval '1 month') at time zone 'utc');
end
$$;
create table audit_other partition of audit default;
