-- migrate: without a transaction
-- What waits for a decision, and what was deleted, is listed page after page.
drop index concurrently if exists members_waiting_search;
create index concurrently members_waiting_search on members using gin (name gin_trgm_ops, email gin_trgm_ops)
  where status = 'pending';
drop index concurrently if exists forum_flags_waiting;
create index concurrently forum_flags_waiting on forum_flags (created_at, id) where resolved_at is null;
drop index concurrently if exists experiences_waiting;
create index concurrently experiences_waiting on experiences (created_at, id) where status = 'submitted';
drop index concurrently if exists modules_removed;
create index concurrently modules_removed on modules (removed_at, id) where removed_at is not null;
drop index concurrently if exists blogs_removed;
create index concurrently blogs_removed on blogs (removed_at, id) where removed_at is not null;
drop index concurrently if exists experiences_removed;
create index concurrently experiences_removed on experiences (removed_at, id) where removed_at is not null;
