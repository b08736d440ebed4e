-- migrate: without a transaction
-- What the club did in each week, for its organisers: counted once a week is over, and every few minutes in the current one.
-- Reading it costs a row a week, however many members there are (docs/decisions/0064). It names nobody.
create table if not exists club_weeks (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- A Monday, in this time zone.
  week date not null unique,
  time_zone text not null,
  -- Members at its end; those who solved, handed in or wrote something; questions that were ticked.
  members integer not null,
  active integer not null,
  solved integer not null,
  counted_at timestamptz not null
);
drop index concurrently if exists completed_questions_when;
create index concurrently completed_questions_when on completed_questions (completed_at) include (member_id);
drop index concurrently if exists problem_submissions_when;
create index concurrently problem_submissions_when on problem_submissions (created_at) include (member_id);
drop index concurrently if exists forum_posts_when;
create index concurrently forum_posts_when on forum_posts (created_at) include (author_id);
