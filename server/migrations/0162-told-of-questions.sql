-- Mails to mentors, reports among what waits, threads that ask about a problem, proofs that ended (docs/decisions/0085, 0088).

-- Mails to mentors about questions that wait.
alter table members add column mail_questions boolean not null default true;
-- When a mentor was mailed last.
create index notifications_mailed_questions on notifications (member_id, mailed_at)
  where kind = 'question' and mailed_at is not null;

-- Reports on questions to mentors wait for moderators, who are told of them in one line and no longer one by one.
do $$
declare
  seen text := (select pg_get_expr(conbin, conrelid) from pg_constraint where conname = 'waiting_seen_kind_check');
begin
  execute format('alter table waiting_seen drop constraint waiting_seen_kind_check,
    add constraint waiting_seen_kind_check check (kind = ''reports'' or (%s))', seen);
end $$;
delete from notifications where kind = 'question-report';

-- The threads of the forum that ask about a problem.
create index forum_threads_asking on forum_threads (asks_about, pinned, last_activity_at, id)
  where asks_about is not null and not deleted;

-- The account was not there any more, and its member was told.
alter table member_handles add column gone_told_at timestamptz;

-- A notification can be about a proof that ended, or an account that is gone: its words name the account and the site.
do $$
declare
  kinds text := (select pg_get_expr(conbin, conrelid) from pg_constraint where conname = 'notifications_kind_check');
  about text := (select pg_get_expr(conbin, conrelid) from pg_constraint where conname = 'notifications_about_one');
  ours text := '(''handle-lost'', ''handle-gone'')';
begin
  execute format('alter table notifications drop constraint notifications_kind_check,
    add constraint notifications_kind_check check (kind in %s or (%s))', ours, kinds);
  execute format('alter table notifications drop constraint notifications_about_one,
    add constraint notifications_about_one check (case when kind in %s
      then words is not null
        and num_nonnulls(post_id, thread_id, experience_id, announcement_id, event_id, certificate_id, measure_id, help_question_id) = 0
      else %s end)', ours, about);
end $$;
