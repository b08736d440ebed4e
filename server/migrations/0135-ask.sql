-- Questions about problems that carry code, verdict and counterexample along (docs/decisions/0088).

create table help_questions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- Who asks. What they carried along goes with their account.
  member_id uuid not null references members (id) on delete cascade,
  problem text not null,
  -- The question of the tracker that the problem is.
  question_id uuid references questions (id) on delete set null,
  asked_to text not null check (asked_to in ('mentors', 'forum')),
  -- Whose mentors are asked: the batch of who asks, as it was then. Null: all mentors.
  batch_id uuid references batches (id) on delete set null,
  title text not null,
  content text not null,
  language text,
  source text,
  submission_id uuid references problem_submissions (id) on delete set null,
  verdict text,
  reason text,
  -- The verdict is of the judge of the site, and not of a browser.
  judged boolean not null default false,
  counterexample jsonb,
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  -- In the forum: the post that asks, and the thread that has it now.
  post_id uuid unique references forum_posts (id) on delete cascade,
  thread_id uuid references forum_threads (id) on delete cascade,
  answered_at timestamptz,
  closed_at timestamptz,
  thanked_at timestamptz,
  thanked_id uuid references members (id) on delete set null,
  -- A moderator took it out of everybody's sight.
  removed_at timestamptz,
  removed_by uuid references members (id) on delete set null,
  check ((asked_to = 'forum') = (post_id is not null)),
  check ((language is null) = (source is null))
);
create index help_questions_mine on help_questions (member_id, created_at desc, id desc);
create index help_questions_waiting on help_questions (created_at, id)
  where asked_to = 'mentors' and state = 'open' and removed_at is null;
create index help_questions_seen on help_questions (created_at desc, id desc)
  where asked_to = 'mentors' and state <> 'open' and removed_at is null;
-- The expected wait reads the latest answers from it alone.
create index help_questions_answered on help_questions (asked_to, answered_at desc) include (created_at)
  where answered_at is not null;
create index help_questions_thread on help_questions (thread_id) where thread_id is not null;
create index help_questions_question on help_questions (question_id) where question_id is not null;
create index help_questions_submission on help_questions (submission_id) where submission_id is not null;
create index help_questions_batch on help_questions (batch_id) where batch_id is not null;
create index help_questions_thanked on help_questions (thanked_id) where thanked_id is not null;
create trigger help_questions_follow before insert on help_questions
  for each row when (new.question_id is not null) execute function follow_merged_question();

create table help_comments (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  help_question_id uuid not null references help_questions (id) on delete cascade,
  member_id uuid references members (id) on delete set null,
  -- Of the code, from 1; null for the whole.
  line integer check (line > 0),
  content text not null,
  thanked boolean not null default false,
  removed_at timestamptz,
  removed_by uuid references members (id) on delete set null
);
create index help_comments_of on help_comments (help_question_id, created_at, id);
create index help_comments_by on help_comments (member_id, created_at desc) where member_id is not null;

create table help_reports (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  help_question_id uuid not null references help_questions (id) on delete cascade,
  -- Null: the question itself.
  comment_id uuid references help_comments (id) on delete cascade,
  member_id uuid references members (id) on delete set null,
  reason text not null,
  note text not null default '',
  ruling text check (ruling in ('kept', 'removed')),
  resolved_at timestamptz,
  resolved_by uuid references members (id) on delete set null
);
create unique index help_reports_once on help_reports (help_question_id, comment_id, member_id) nulls not distinct
  where resolved_at is null;
create index help_reports_open on help_reports (created_at, id) where resolved_at is null;
create index help_reports_of on help_reports (help_question_id);
create index help_reports_comment on help_reports (comment_id) where comment_id is not null;
create index help_reports_by on help_reports (member_id, created_at desc) where member_id is not null;

-- The mentors who are asked: those of the batch, or all where it has none, without whom the asker blocked.
create function help_mentors(asker uuid, batch uuid) returns table (id uuid) language sql stable as $$
  with willing as materialized (
    select t.member_id, t.batch_id from batch_mentors t join members m on m.id = t.member_id and m.status = 'approved'
    where t.member_id <> asker and not exists (select from member_relations r
      where r.member_id = asker and r.other_id = t.member_id and r.kind = 'blocked')
  )
  select distinct w.member_id from willing w
  where w.batch_id = batch or not exists (select from willing o where o.batch_id = batch)
$$;

-- What everybody may know of such a thread: which problem it asks about, and that something is attached. What, is never in it.
alter table forum_threads add column asks_about text;
alter table forum_threads add column carries boolean not null default false;

-- The first reply of somebody else answers it.
create function answer_asked_thread() returns trigger language plpgsql as $$
begin
  if not exists (select from forum_threads where id = new.thread_id and asks_about is not null) then return null; end if;
  update help_questions set answered_at = new.created_at, state = case when state = 'open' then 'answered' else state end
  where thread_id = new.thread_id and answered_at is null and member_id is distinct from new.author_id and post_id <> new.id;
  return null;
end $$;
create trigger forum_posts_answer after insert on forum_posts
  for each row when (new.id <> new.thread_id) execute function answer_asked_thread();

-- Who asks leaves, or takes back what they carried along: the thread stays.
create function thread_carries_no_more() returns trigger language plpgsql as $$
begin
  update forum_threads t set carries = false where t.id = old.thread_id and t.carries
    and not exists (select from help_questions q where q.thread_id = t.id
      and (q.source is not null or q.verdict is not null or q.counterexample is not null));
  return null;
end $$;
create trigger help_questions_gone after delete on help_questions
  for each row when (old.thread_id is not null) execute function thread_carries_no_more();

-- A notification can be about a question.
alter table notifications add column help_question_id uuid references help_questions (id) on delete cascade;
do $$
declare
  kinds text := (select pg_get_expr(conbin, conrelid) from pg_constraint where conname = 'notifications_kind_check');
  about text := (select pg_get_expr(conbin, conrelid) from pg_constraint where conname = 'notifications_about_one');
  ours text := '(''question'', ''question-answer'', ''question-thanks'', ''question-removed'', ''question-report'')';
begin
  execute format('alter table notifications drop constraint notifications_kind_check,
    add constraint notifications_kind_check check (kind in %s or (%s))', ours, kinds);
  execute format('alter table notifications drop constraint notifications_about_one,
    add constraint notifications_about_one check (case when kind in %s
      then help_question_id is not null
        and num_nonnulls(post_id, thread_id, experience_id, announcement_id, event_id, certificate_id, measure_id) = 0
      else help_question_id is null and (%s) end)', ours, about);
end $$;
create index notifications_question on notifications (help_question_id, member_id) where help_question_id is not null;
