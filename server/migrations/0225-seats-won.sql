-- A seat that came free on the waiting list is told in the notifications too: about its event, and nothing else.
do $$
declare
  kinds text := (select pg_get_expr(conbin, conrelid) from pg_constraint where conname = 'notifications_kind_check');
  about text := (select pg_get_expr(conbin, conrelid) from pg_constraint where conname = 'notifications_about_one');
begin
  execute format('alter table notifications
    drop constraint notifications_kind_check,
    add constraint notifications_kind_check check (kind = ''event-seat'' or (%s)) not valid,
    drop constraint notifications_about_one,
    add constraint notifications_about_one check ((kind = ''event-seat'' and event_id is not null
      and num_nonnulls(post_id, thread_id, experience_id, announcement_id, certificate_id, measure_id, member_blog_id, blog_news,
        words, help_question_id) = 0) or (%s)) not valid', kinds, about);
end $$;
