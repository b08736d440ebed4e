-- migrate: without a transaction
-- Experiences are read in parts, with filters and a search, newest first. The indexes are built while the site writes. Each
-- is dropped first: one that failed half way is left invalid. Those of an expression hold every row: the planner takes no
-- statistics from an index of some rows, and would then read all experiences of a company for a page of them.
drop index concurrently if exists experiences_newest;
create index concurrently experiences_newest on experiences (created_at desc, id)
  where status = 'accepted' and removed_at is null;
drop index concurrently if exists experiences_of_company;
create index concurrently experiences_of_company
  on experiences (lower(btrim(regexp_replace(company, '\s+', ' ', 'g'))), created_at desc, id);
drop index concurrently if exists experiences_of_role;
create index concurrently experiences_of_role
  on experiences (lower(btrim(regexp_replace(role, '\s+', ' ', 'g'))), created_at desc, id);
drop index concurrently if exists experiences_of_verdict;
create index concurrently experiences_of_verdict on experiences (verdict, created_at desc, id)
  where status = 'accepted' and removed_at is null;
-- There are few writes and many searches, so a row goes into the index at once (fastupdate).
drop index concurrently if exists experiences_worded;
create index concurrently experiences_worded
  on experiences using gin (lower(company || chr(10) || role || chr(10) || candidate) gin_trgm_ops)
  with (fastupdate = off);
