-- migrate: without a transaction
-- A member's page lists what they published under their own name. Who published thousands under other names, as admins
-- do, costs a reader no more.
drop index concurrently if exists blogs_by_name;
create index concurrently blogs_by_name on blogs (author_id, author, created_at desc, id desc) where removed_at is null;
drop index concurrently if exists experiences_by_name;
create index concurrently experiences_by_name on experiences (author_id, candidate, created_at desc, id desc)
  where status = 'accepted' and removed_at is null;
