-- Events that repeat, and what people say afterwards (docs/decisions/0069).

create table event_series (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  every text not null check (every in ('week', 'two-weeks', 'month'))
);
-- Each event of a series stands for itself: its own seats, its own page.
alter table events add column series_id uuid references event_series (id) on delete set null;
create index events_series on events (series_id, starts_at, id) where series_id is not null;

create table event_feedback (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  event_id uuid not null references events (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  good text not null default '',
  better text not null default '',
  -- Whether the organisers may see who wrote it.
  named boolean not null default false,
  unique (event_id, member_id)
);
create index event_feedback_member on event_feedback (member_id);
