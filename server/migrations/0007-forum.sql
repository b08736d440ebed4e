-- Times that lists are ordered by hold milliseconds, as on the wire: a cursor names exactly one place.
create table forum_threads (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null default now(),
  category text not null,
  pinned boolean not null default false,
  locked boolean not null default false,
  reply_count integer not null default 0,
  last_activity_at timestamptz(3) not null default now(),
  accepted_reply_id uuid
);
create index forum_threads_latest on forum_threads (pinned desc, last_activity_at desc, id desc);
create index forum_threads_category on forum_threads (category, pinned desc, last_activity_at desc, id desc);

-- Everything written in a thread. Its opening post carries the thread's own id, and alone has a title.
create table forum_posts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null default now(),
  thread_id uuid not null references forum_threads (id) on delete cascade,
  reply_to_id uuid references forum_posts (id) on delete set null,
  author_id uuid references members (id) on delete set null,
  title text,
  content text not null,
  votes integer not null default 0,
  edited_at timestamptz,
  deleted_at timestamptz,
  deleted_by uuid references members (id) on delete set null,
  search tsvector generated always as (
    setweight(to_tsvector('english', coalesce(title, '')), 'A') || setweight(to_tsvector('english', content), 'B')
  ) stored,
  check ((title is not null) = (id = thread_id))
);
create index forum_posts_thread on forum_posts (thread_id, created_at, id);
create index forum_posts_reply_to on forum_posts (reply_to_id) where reply_to_id is not null;
create index forum_posts_author on forum_posts (author_id);
create index forum_posts_search on forum_posts using gin (search);
alter table forum_threads
  add foreign key (accepted_reply_id) references forum_posts (id) on delete set null;

-- What a post said before an edit.
create table forum_revisions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  post_id uuid not null references forum_posts (id) on delete cascade,
  editor_id uuid references members (id) on delete set null,
  title text,
  content text not null
);
create index forum_revisions_post on forum_revisions (post_id, created_at desc);

create table forum_votes (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  post_id uuid not null references forum_posts (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  unique (post_id, member_id)
);

create table forum_flags (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  post_id uuid not null references forum_posts (id) on delete cascade,
  member_id uuid references members (id) on delete set null,
  reason text not null,
  note text not null default '',
  ruling text check (ruling in ('kept', 'removed')),
  resolved_at timestamptz,
  resolved_by uuid references members (id) on delete set null
);
-- A member's second flag on a post says nothing new while the first waits.
create unique index forum_flags_open on forum_flags (post_id, member_id) where resolved_at is null;
