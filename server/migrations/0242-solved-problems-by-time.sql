-- migrate: without a transaction
-- The weeks of the club count what the judge accepted too (docs/decisions/0064). The last half year is counted anew when it is
-- read next.
-- lock: club_weeks has a row a week
drop index concurrently if exists solved_problems_when;
create index concurrently solved_problems_when on solved_problems (solved_at) include (member_id);
update club_weeks set counted_at = 'epoch' where week > now() - interval '27 weeks';
