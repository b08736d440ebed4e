-- Some of the standing posts with the words of a search, at most `most`. The planner does not know where in the table they are, and
-- with a limit it might read the whole table to find a few; so here it may not.
create function threads_of_posts_with(asked tsquery, most integer) returns setof uuid
language sql stable parallel safe set enable_seqscan = off
begin atomic
  select p.thread_id from forum_posts p where p.deleted_at is null and p.search @@ asked limit most;
end;
