-- migrate: without a transaction
-- Past events are read page after page, in the order of their ends. With an index of the beginnings, the search for the
-- next event could go through all past ones first.
drop index concurrently if exists events_ends_at_now;
create index concurrently events_ends_at_now on events (ends_at, id);
drop index concurrently if exists events_ends_at;
alter index events_ends_at_now rename to events_ends_at;
