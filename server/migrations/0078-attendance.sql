-- Who came to an event (docs/decisions/0070). A member once; a guest has a name alone.
create table event_attendances (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  event_id uuid not null references events (id) on delete cascade,
  member_id uuid references members (id) on delete cascade,
  guest text,
  -- What the first code that was read said, or when they were ticked.
  came_at timestamptz(3) not null,
  how text not null check (how in ('code', 'list', 'wall')),
  -- Who let them in. Null for the code on the wall, and once that account is gone.
  by_id uuid references members (id) on delete set null,
  unique (event_id, member_id),
  check ((member_id is null) = (guest is not null))
);
-- Of a member: their page, and the file of a batch.
create index event_attendances_member on event_attendances (member_id, event_id);
create index event_attendances_by on event_attendances (by_id) where by_id is not null;

-- Which events somebody came to is a part of their page, shown to nobody until they say so.
alter table members
  add column shows_events text not null default 'nobody' check (shows_events in ('nobody', 'members', 'everyone'));
