-- migrate: without a transaction
-- Accepted solutions whose shape is still to be read: none, soon (0155).
drop index concurrently if exists problem_submissions_to_read;
create index concurrently problem_submissions_to_read on problem_submissions (problem, id) where verdict = 'Accepted' and shape is null;
