-- Members whom an admin chose in the list, kept under one id: an announcement is for them, and a file has their rows.
-- lock: announcements has some hundreds of rows
create table member_sets (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  made_by uuid references members(id) on delete set null,
  size integer not null,
  -- An announcement is for them. The others end after some weeks.
  is_kept boolean not null default false
);
create index member_sets_by_maker on member_sets (made_by);
create index member_sets_passing on member_sets (created_at) where not is_kept;

create table member_set_members (
  set_id uuid not null references member_sets(id) on delete cascade,
  member_id uuid not null references members(id) on delete cascade,
  primary key (set_id, member_id)
);
create index member_set_members_by_member on member_set_members (member_id);

alter table announcements
  add column set_id uuid references member_sets(id),
  drop constraint announcements_audience_check,
  add constraint announcements_audience_check
    check (audience in ('everyone', 'year', 'batch', 'group', 'event', 'chosen'));
create index announcements_by_set on announcements (set_id) where set_id is not null;
