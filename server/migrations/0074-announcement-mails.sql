-- Which kinds of mails a member wants, beside those about the forum and about what waits.
alter table members
  add column mail_announcements boolean not null default true,
  add column mail_events boolean not null default true;

-- A row for each mail of an announcement, so that nobody gets two: its text is written when it is sent.
create table announcement_mails (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  announcement_id uuid not null references announcements (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  -- dropped: they wanted no such mails any more, or it was withdrawn before it was sent.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused', 'dropped')),
  tries integer not null default 0,
  -- When it is tried next. A process that takes it moves this on, so that no other takes it.
  next_at timestamptz not null default now(),
  unique (announcement_id, member_id)
);
create index announcement_mails_due on announcement_mails (next_at, id) where state = 'waiting';
create index announcement_mails_states on announcement_mails (announcement_id, state);
create index announcement_mails_member on announcement_mails (member_id);

-- How much slower than allowed mails to many go, because the mail server asked for it: one row.
create table bulk_mail_pace (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  is_only boolean not null default true unique check (is_only),
  slowed integer not null default 0,
  resume_at timestamptz not null default now()
);
insert into bulk_mail_pace default values;
