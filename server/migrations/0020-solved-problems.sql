-- Which problems a member has solved, once each, and how many members have solved each problem. Triggers keep both, so
-- that they follow every verdict and every deletion, in the same transaction, whichever process writes it.
create table solved_problems (
  member_id uuid not null references members (id) on delete cascade,
  problem text not null,
  -- The first accepted submission.
  solved_at timestamptz not null,
  primary key (member_id, problem)
);

create table problem_counts (
  problem text primary key,
  solved integer not null
);

create function note_solved() returns trigger language plpgsql as $$
begin
  insert into solved_problems values (new.member_id, new.problem, coalesce(new.judged_at, now()))
    on conflict do nothing;
  if found then
    insert into problem_counts values (new.problem, 1)
      on conflict (problem) do update set solved = problem_counts.solved + 1;
  end if;
  return null;
end $$;
create trigger problem_submissions_solved after insert or update of verdict on problem_submissions
  for each row when (new.verdict = 'Accepted') execute function note_solved();

-- A member who goes no longer counts. The counts are locked in one order: two who go at once do not wait for each other.
create function forget_solved() returns trigger language plpgsql as $$
begin
  perform from problem_counts where problem in (select problem from gone) order by problem for update;
  update problem_counts c set solved = c.solved - g.many
    from (select problem, count(*)::integer as many from gone group by problem) g where c.problem = g.problem;
  return null;
end $$;
create trigger solved_problems_deleted after delete on solved_problems
  referencing old table as gone for each statement execute function forget_solved();

insert into solved_problems
  select member_id, problem, min(coalesce(judged_at, created_at)) from problem_submissions
  where verdict = 'Accepted' group by member_id, problem;
insert into problem_counts select problem, count(*)::integer from solved_problems group by problem;
