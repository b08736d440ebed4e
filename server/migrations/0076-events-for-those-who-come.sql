-- What an event has for those who come (docs/decisions/0069).

-- Where an event is joined online. Only those who are going and admins read it; `link` stays public.
alter table events add column meeting_link text not null default '';

create table event_speakers (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  event_id uuid not null references events (id) on delete cascade,
  position integer not null,
  name text not null,
  about text not null default '',
  link text not null default '',
  -- The name leads to the page of this member.
  member_id uuid references members (id) on delete set null,
  unique (event_id, position)
);
create index event_speakers_member on event_speakers (member_id) where member_id is not null;

create table event_materials (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  event_id uuid not null references events (id) on delete cascade,
  position integer not null,
  title text not null,
  link text not null,
  shown_to text not null check (shown_to in ('everyone', 'members')),
  unique (event_id, position)
);

-- A row says that a member was reminded, or asked how it was: whoever writes it may tell them, and nobody else does.
create table event_reminders (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  event_id uuid not null references events (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  kind text not null check (kind in ('event-day', 'event-hour', 'event-feedback')),
  -- By the clock of the site. A reminder is due again when the event has moved far behind it.
  sent_at timestamptz not null,
  unique (event_id, kind, member_id)
);
create index event_reminders_member on event_reminders (member_id);

-- In which zone a member reads times in mails; null for that of each event.
alter table members
  add column time_zone text,
  add column mail_event_day boolean not null default true,
  add column mail_event_hour boolean not null default true;

-- A notification is about a post, an experience, an announcement or an event.
alter table notifications
  add column event_id uuid references events (id) on delete cascade,
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in ('mention', 'reply', 'thread', 'accepted', 'ruling', 'report',
    'published', 'refused', 'announcement', 'event-day', 'event-hour', 'event-feedback')),
  drop constraint notifications_about_one,
  add constraint notifications_about_one check (
    (post_id is null) = (thread_id is null)
    and num_nonnulls(post_id, experience_id, announcement_id, event_id) = 1
    and (announcement_id is not null) = (kind = 'announcement')
    and (experience_id is not null) = (kind in ('published', 'refused'))
    and (event_id is not null) = (kind in ('event-day', 'event-hour', 'event-feedback')));
create unique index notifications_event on notifications (event_id, member_id, kind) where event_id is not null;
