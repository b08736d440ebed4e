-- Slow mode, merged threads and polls (docs/decisions/0071).

alter table forum_threads
  -- One reply of each member in so many minutes; 0 for as many as they like.
  add column slow_minutes integer not null default 0 check (slow_minutes between 0 and 1440),
  -- Its posts are there now, and its address leads there. Such a thread is marked as deleted.
  add column merged_into uuid references forum_threads (id) on delete set null;
create index forum_threads_merged on forum_threads (merged_into) where merged_into is not null;

-- A thread has a poll or none. It is never edited: who voted for something voted for these words.
create table polls (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  thread_id uuid not null unique references forum_threads (id) on delete cascade,
  question text not null,
  multiple boolean not null,
  ends_at timestamptz not null,
  -- Members see the result once they have voted, or nobody before the end.
  shows text not null check (shows in ('voted', 'end'))
);
create table poll_options (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  poll_id uuid not null references polls (id) on delete cascade,
  position integer not null,
  words text not null,
  unique (poll_id, position)
);
create table poll_votes (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  poll_id uuid not null references polls (id) on delete cascade,
  option_id uuid not null references poll_options (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  unique (option_id, member_id)
);
create index poll_votes_poll on poll_votes (poll_id, member_id);
create index poll_votes_member on poll_votes (member_id);
