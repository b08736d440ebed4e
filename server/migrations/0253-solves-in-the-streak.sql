-- Four problems of ten stand for no question of the tracker, so that solving one ticked nothing and made no day active.
alter table member_days add column solved integer not null default 0;
comment on column member_days.solved is 'Problems without a question that were first solved on it.';

-- In the transaction that accepts a solution: it counts only where this one was the first.
create function count_solve(member uuid, what text) returns void language sql as $$
  insert into member_days as d (member_id, day, solved)
    select member_id, member_day(member_id, solved_at), 1 from solved_problems
    where member_id = member and problem = what and solved_at = now()
  on conflict (member_id, day) do update set solved = d.solved + 1
$$;
