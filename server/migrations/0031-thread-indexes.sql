-- migrate: without a transaction
-- Every order and filter of the list of threads reads an index from its place on, however many threads there are.
drop index concurrently if exists forum_threads_listed;
create index concurrently forum_threads_listed on forum_threads (pinned, last_activity_at, id) where not deleted;
drop index concurrently if exists forum_threads_top;
create index concurrently forum_threads_top on forum_threads (pinned, votes, id) where not deleted;
drop index concurrently if exists forum_threads_open;
create index concurrently forum_threads_open on forum_threads (pinned, last_activity_at, id)
  where not deleted and reply_count = 0;
drop index concurrently if exists forum_threads_category_listed;
create index concurrently forum_threads_category_listed on forum_threads (category, pinned, last_activity_at, id)
  where not deleted;
drop index concurrently if exists forum_threads_category_top;
create index concurrently forum_threads_category_top on forum_threads (category, pinned, votes, id) where not deleted;
drop index concurrently if exists forum_threads_category_open;
create index concurrently forum_threads_category_open on forum_threads (category, pinned, last_activity_at, id)
  where not deleted and reply_count = 0;
drop index concurrently if exists forum_threads_unanswered;
drop index concurrently if exists forum_threads_latest;
drop index concurrently if exists forum_threads_category;

-- The newest reply that stands, past any number of deleted ones.
drop index concurrently if exists forum_posts_standing;
create index concurrently forum_posts_standing on forum_posts (thread_id, created_at, id)
  where deleted_at is null and id <> thread_id;

-- A member's own marks in a thread, and what goes with a member.
drop index concurrently if exists forum_posts_own;
create index concurrently forum_posts_own on forum_posts (author_id, thread_id) include (id);
drop index concurrently if exists forum_posts_author;
drop index concurrently if exists forum_posts_deleted_by;
create index concurrently forum_posts_deleted_by on forum_posts (deleted_by) where deleted_by is not null;
drop index concurrently if exists forum_votes_own;
create index concurrently forum_votes_own on forum_votes (member_id, post_id);
drop index concurrently if exists forum_flags_own;
create index concurrently forum_flags_own on forum_flags (member_id, post_id) where resolved_at is null;
