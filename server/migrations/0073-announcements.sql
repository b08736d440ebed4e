-- What the club tells its members (docs/decisions/0068).
create table announcements (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  title text not null,
  content text not null,
  audience text not null check (audience in ('everyone', 'year', 'batch', 'event')),
  year integer,
  -- Without its batch or event it is for nobody new: whoever was told keeps it.
  batch_id uuid references batches (id) on delete set null,
  event_id uuid references events (id) on delete set null,
  mail boolean not null,
  -- The last day with a banner, and when that day ends in the club's time zone.
  banner_day date,
  banner_ends timestamptz,
  publish_at timestamptz not null,
  published_at timestamptz,
  -- When everybody it is for had a notification.
  told_at timestamptz,
  told integer not null default 0,
  edited_at timestamptz,
  withdrawn_at timestamptz,
  author_id uuid references members (id) on delete set null,
  -- What it is about. No reference: an event, a blog or a module.
  item_kind text check (item_kind in ('event', 'blog', 'module')),
  item_id uuid,
  check ((year is not null) = (audience = 'year')),
  check ((banner_day is null) = (banner_ends is null)),
  check ((item_kind is null) = (item_id is null))
);
create index announcements_all on announcements (created_at desc, id desc);
create index announcements_shown on announcements (published_at desc, id desc)
  where published_at is not null and withdrawn_at is null;
create index announcements_banner on announcements (banner_ends)
  where published_at is not null and withdrawn_at is null and banner_ends is not null;
-- An item is announced once when it is made.
create unique index announcements_item on announcements (item_kind, item_id) where item_id is not null;

-- Who has opened an announcement, or put its banner away.
create table announcement_seen (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  announcement_id uuid not null references announcements (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  unique (member_id, announcement_id)
);
create index announcement_seen_announcement on announcement_seen (announcement_id);

alter table notifications
  add column announcement_id uuid references announcements (id) on delete cascade,
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in ('mention', 'reply', 'thread', 'accepted', 'ruling', 'report',
    'published', 'refused', 'announcement')),
  drop constraint notifications_about_one,
  add constraint notifications_about_one check (
    (post_id is null) = (thread_id is null) and num_nonnulls(post_id, experience_id, announcement_id) = 1
    and (experience_id is not null) = (kind in ('published', 'refused'))
    and (announcement_id is not null) = (kind = 'announcement'));
create unique index notifications_announcement on notifications (announcement_id, member_id)
  where announcement_id is not null;
