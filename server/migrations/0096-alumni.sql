-- Archiving a year: its members become alumni (docs/decisions/0077).

-- Since when; null for who is active. It is the same moment for all of one act, which is taken back by it.
alter table members add column archived_at timestamptz;
-- The list of alumni by name, and whom an act archived.
create index members_alumni on members (lower(name), id) where archived_at is not null;

create or replace function is_listed(m members) returns boolean language sql immutable as $$
  select m.status = 'approved' and m.on_leaderboards and m.shows_page <> 'nobody' and m.archived_at is null
$$;
drop trigger members_listed on members;
create trigger members_listed after update of status, on_leaderboards, shows_page, batch_id, archived_at on members
  for each row when (is_listed(old) <> is_listed(new) or old.batch_id is distinct from new.batch_id)
  execute function list_member();
