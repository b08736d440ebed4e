-- A notification can be about a task, which stands in it in words (docs/decisions/0067). What else there may be stays as it was.

alter table notifications add column words text;
do $$
declare
  kinds text := (select pg_get_expr(conbin, conrelid) from pg_constraint where conname = 'notifications_kind_check');
  about text := (select pg_get_expr(conbin, conrelid) from pg_constraint where conname = 'notifications_about_one');
begin
  execute format('alter table notifications drop constraint notifications_kind_check,
    add constraint notifications_kind_check check (kind in (''task-given'', ''task-taken'') or (%s))', kinds);
  execute format('alter table notifications drop constraint notifications_about_one,
    add constraint notifications_about_one check (case when kind in (''task-given'', ''task-taken'')
      then words is not null and post_id is null and thread_id is null and experience_id is null
      else words is null and (%s) end)', about);
end $$;
