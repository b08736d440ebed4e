-- Conversation that stays good (docs/decisions/0071).

-- What every request of a member asks, beside their row: until when they are paused, whether a warning waits to be read, and which
-- edition of the code of conduct they accepted last.
alter table members
  add column paused_until timestamptz,
  add column warned boolean not null default false,
  add column conduct_edition integer;

-- What moderators did about a member, and what they noted. A pause holds until `until`, or until it is lifted.
create table measures (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  kind text not null check (kind in ('warning', 'pause', 'note')),
  given_by uuid references members (id) on delete set null,
  reason text check (reason in ('Spam', 'Rude or abusive', 'Off topic', 'Gives a solution away', 'Other')),
  words text not null,
  post_id uuid references forum_posts (id) on delete set null,
  until timestamptz,
  lifted_at timestamptz,
  lifted_by uuid references members (id) on delete set null,
  acknowledged_at timestamptz,
  check ((kind = 'pause') = (until is not null))
);
create index measures_member on measures (member_id, created_at desc, id desc);
create index measures_given_by on measures (given_by) where given_by is not null;
create index measures_lifted_by on measures (lifted_by) where lifted_by is not null;
create index measures_post on measures (post_id) where post_id is not null;

-- The page of one person reads these, newest first.
create index forum_posts_written on forum_posts (author_id, created_at desc, id desc);
create index forum_flags_by on forum_flags (member_id, created_at desc, id desc);
create index forum_flags_about on forum_flags (post_id, created_at);

-- A notification can be about a measure. watched: a reply in a thread that they watch.
alter table notifications add column measure_id uuid references measures (id) on delete cascade;
do $$
declare
  kinds text := (select pg_get_expr(conbin, conrelid) from pg_constraint where conname = 'notifications_kind_check');
  about text := (select pg_get_expr(conbin, conrelid) from pg_constraint where conname = 'notifications_about_one');
begin
  execute format('alter table notifications drop constraint notifications_kind_check,
    add constraint notifications_kind_check check (kind in (''watched'', ''warned'', ''paused'', ''unpaused'') or (%s))', kinds);
  execute format('alter table notifications drop constraint notifications_about_one,
    add constraint notifications_about_one check (case when kind in (''warned'', ''paused'', ''unpaused'')
      then measure_id is not null
        and num_nonnulls(post_id, thread_id, experience_id, announcement_id, event_id, certificate_id) = 0
      else measure_id is null and (%s) end)', about);
end $$;
create unique index notifications_measure on notifications (measure_id, kind) where measure_id is not null;
-- One notification for each member and post, whatever the first reason is.
drop index notifications_written;
create unique index notifications_written on notifications (member_id, post_id)
  where kind in ('mention', 'reply', 'thread', 'watched');

-- Whom a member does not want to hear: `muted` or, more, `blocked`. The other one never learns of it.
create table member_relations (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  other_id uuid not null references members (id) on delete cascade,
  kind text not null check (kind in ('muted', 'blocked')),
  unique (member_id, other_id),
  check (member_id <> other_id)
);
create index member_relations_other on member_relations (other_id);

-- How a member wants to hear of a thread. No row: of replies to them, of mentions, and of replies in their own threads.
create table thread_watches (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  thread_id uuid not null references forum_threads (id) on delete cascade,
  level text not null check (level in ('watching', 'ignored')),
  unique (member_id, thread_id)
);
create index thread_watches_thread on thread_watches (thread_id, level, member_id);
create index thread_watches_list on thread_watches (member_id, created_at desc, id desc);

-- When which edition of the code of conduct was accepted, and which version of the settings had its text.
create table conduct_acceptances (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  edition integer not null,
  version integer not null,
  unique (member_id, edition)
);
