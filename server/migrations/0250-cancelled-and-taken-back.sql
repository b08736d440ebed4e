-- A notification can be about an event that was cancelled, or about a submission whose verdict was taken back: its words are the
-- title of the problem.
alter table notifications add column submission_id uuid;
alter table notifications add constraint notifications_submission_id_fkey
  foreign key (submission_id) references problem_submissions (id) on delete cascade not valid;
do $$
declare
  -- Without the brackets around all of it, so that what was allowed before stays the last of several.
  kinds text := (select substr(e, 2, length(e) - 2)
    from pg_constraint, pg_get_expr(conbin, conrelid) e where conname = 'notifications_kind_check');
  about text := (select substr(e, 2, length(e) - 2)
    from pg_constraint, pg_get_expr(conbin, conrelid) e where conname = 'notifications_about_one');
  others text := 'num_nonnulls(post_id, thread_id, experience_id, announcement_id, certificate_id, measure_id, member_blog_id,
    blog_news, help_question_id) = 0';
begin
  execute format('alter table notifications
    drop constraint notifications_kind_check,
    add constraint notifications_kind_check check (kind in (''event-cancelled'', ''verdict-back'') or %s) not valid,
    drop constraint notifications_about_one,
    add constraint notifications_about_one check ((case kind
      when ''event-cancelled'' then event_id is not null and words is null and submission_id is null
      when ''verdict-back'' then submission_id is not null and words is not null and event_id is null
      else false end and %s) or %s) not valid', kinds, others, about);
end $$;
