-- Threads without an answer are few among many: the list of them, and the one that the page Today offers.
create index forum_threads_unanswered on forum_threads (pinned desc, last_activity_at desc, id desc)
  where reply_count = 0;
