create table events (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  title text not null,
  description text not null,
  location text not null default '',
  link text not null default '',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- The IANA name of the place's time zone: people see the time that the clock on its wall will show.
  time_zone text not null,
  -- Null for no limit.
  capacity integer check (capacity > 0),
  cancelled_at timestamptz,
  author_id uuid references members (id) on delete set null,
  -- Counts the changes that a calendar must hear of.
  sequence integer not null default 0,
  check (starts_at < ends_at)
);
create index events_ends_at on events (ends_at);

create table event_registrations (
  id uuid primary key default gen_random_uuid(),
  -- The place in the waiting list: who came first moves up first. Not the transaction's start, which may lie earlier.
  created_at timestamptz not null default clock_timestamp(),
  event_id uuid not null references events (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  state text not null check (state in ('going', 'waiting')),
  unique (event_id, member_id)
);
create index event_registrations_queue on event_registrations (event_id, state, created_at, id);
create index event_registrations_member on event_registrations (member_id);
