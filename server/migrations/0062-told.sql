-- Whoever must act is told, and whoever waited for a decision (docs/decisions/0064).

-- Why a submitted experience was refused, for its author. Those that were refused before have none.
alter table experiences add column refusal_reason text;

-- A notification is about a post or about an experience. published, refused: what was decided about an own experience.
alter table notifications
  alter column post_id drop not null,
  alter column thread_id drop not null,
  add column experience_id uuid references experiences (id) on delete cascade,
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check
    check (kind in ('mention', 'reply', 'thread', 'accepted', 'ruling', 'report', 'published', 'refused')),
  add constraint notifications_about_one check (
    (post_id is null) = (thread_id is null) and (post_id is null) = (experience_id is not null)
    and (experience_id is not null) = (kind in ('published', 'refused')));
create unique index notifications_experience on notifications (experience_id, member_id) where experience_id is not null;

-- Up to which signup, flag and experience somebody who decides has seen what waits. A row for each kind, not for each of them.
create table waiting_seen (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  kind text not null check (kind in ('signups', 'flags', 'experiences')),
  -- Milliseconds, as on the wire.
  seen_until timestamptz(3) not null,
  unique (member_id, kind)
);

-- The days of which the mails about what waits were written, so that they are written once. `mails` is how many.
create table waiting_mail_days (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  day date not null unique,
  mails integer not null default 0
);
alter table members add column mail_waiting boolean not null default true;
