-- migrate: without a transaction
-- A submission that goes takes its notification along, and finds it by this.
drop index concurrently if exists notifications_of_submission;
create index concurrently notifications_of_submission on notifications (submission_id) where submission_id is not null;
