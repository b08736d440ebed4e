-- migrate: without a transaction
-- The key of a table that is partitioned by time has the time in it. Built here beside the writes, so that the next
-- migration only names it.
drop index concurrently if exists audit_past_key;
create unique index concurrently audit_past_key on audit (id, created_at);
-- What was refused is a small part, and looked for.
drop index concurrently if exists audit_past_refused;
create index concurrently audit_past_refused on audit (created_at desc, id desc) where outcome = 'refused';
