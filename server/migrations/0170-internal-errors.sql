-- migrate: without a transaction
-- Submissions that the judge failed on: there are next to none, and operators are told how many.
drop index concurrently if exists problem_submissions_failed;
create index concurrently problem_submissions_failed on problem_submissions (judged_at) where verdict = 'Internal Error';
