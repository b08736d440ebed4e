-- Accepted solutions that are judged once more: an answer of a strange type could pass the check of a problem with several right
-- answers. C++ and Java give no other type than the declared one. A row goes when its solution was looked at.
create table judged_again (
  submission_id uuid primary key references problem_submissions (id) on delete cascade,
  created_at timestamptz not null default now(),
  leased_until timestamptz,
  takings integer not null default 0
);
insert into judged_again (submission_id)
  select id from problem_submissions where verdict = 'Accepted' and language in ('javascript', 'typescript', 'python');

-- What an accepted verdict gave ends with it. The member's own tick stays: everybody ticks by their own word.
create function take_verdict_back() returns trigger language plpgsql as $$
declare first_left timestamptz;
begin
  select min(coalesce(judged_at, created_at)) into first_left from problem_submissions
    where member_id = new.member_id and problem = new.problem and verdict = 'Accepted';
  if first_left is null then
    delete from solved_problems where member_id = new.member_id and problem = new.problem;
  else
    update solved_problems set solved_at = first_left
      where member_id = new.member_id and problem = new.problem and solved_at <> first_left;
  end if;
  delete from solution_bests where submission_id = new.id;
  delete from shared_solutions where submission_id = new.id;
  return null;
end $$;
create trigger problem_submissions_taken_back after update of verdict on problem_submissions
  for each row when (old.verdict = 'Accepted' and new.verdict is distinct from 'Accepted')
  execute function take_verdict_back();
