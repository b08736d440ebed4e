-- Leaderboards: what each member solved in a month, kept as it happens (docs/decisions/0073).

-- Whether a member stands on leaderboards. One press in the settings or on the board.
alter table members add column on_leaderboards boolean not null default true;

-- A row for each member, source and month in which something was counted; the month 1970-01-01 holds all months. Months are
-- those of UTC. Triggers keep all of it right in the transaction of each verdict, tick, deletion and change of a member.
create table member_months (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  -- verdicts: problems solved for the first time with the judge. ticks: questions ticked, by the member's own word.
  source text not null check (source in ('verdicts', 'ticks')),
  month date not null,
  count integer not null,
  -- More than in the month before; null without one.
  gain integer,
  -- As the member is: so that a list reads no row that it does not show.
  listed boolean not null,
  batch_id uuid,
  unique (member_id, source, month)
);
create index member_months_count on member_months (source, month, count desc, member_id) where listed and count > 0;
create index member_months_batch on member_months (source, month, batch_id, count desc, member_id) where listed and count > 0;
create index member_months_gain on member_months (source, month, gain desc, member_id) where listed and gain > 0;
create index member_months_batch_gain on member_months (source, month, batch_id, gain desc, member_id) where listed and gain > 0;

create function is_listed(m members) returns boolean language sql immutable as $$
  select m.status = 'approved' and m.on_leaderboards and m.shows_page <> 'nobody'
$$;
create function month_of(t timestamptz) returns date language sql immutable as $$
  select date_trunc('month', t at time zone 'UTC')::date
$$;

create function count_month(member uuid, of text, in_month date, more integer) returns void language plpgsql as $$
begin
  -- All months first: whatever counts for a member waits there for the others, so no two wait for each other.
  insert into member_months (member_id, source, month, count, listed, batch_id)
    select m.id, of, at, more, is_listed(m), m.batch_id from members m, unnest(array['1970-01-01'::date, in_month]) at
    where m.id = member
  on conflict (member_id, source, month) do update set count = member_months.count + more;
  update member_months n set gain = case when p.count > 0 then n.count - p.count end
    from member_months p
    where n.member_id = member and n.source = of and n.month in (in_month, (in_month + interval '1 month')::date)
      and p.member_id = member and p.source = of and p.month = (n.month - interval '1 month')::date;
end $$;

create function count_verdict() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform count_month(old.member_id, 'verdicts', month_of(old.solved_at), -1); end if;
  if tg_op <> 'DELETE' then perform count_month(new.member_id, 'verdicts', month_of(new.solved_at), 1); end if;
  return null;
end $$;
create trigger solved_problems_counted after insert or delete or update of solved_at on solved_problems
  for each row execute function count_verdict();

-- A question that is ticked again counts for the day when it was first done, as everywhere.
create function first_tick(member uuid, question uuid, at timestamptz) returns timestamptz language sql stable as $$
  select least(at, (select completed_at from first_completions where member_id = member and question_id = question))
$$;
create function count_tick() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform count_month(old.member_id, 'ticks', month_of(first_tick(old.member_id, old.question_id, old.completed_at)), -1);
  end if;
  if tg_op <> 'DELETE' then
    perform count_month(new.member_id, 'ticks', month_of(first_tick(new.member_id, new.question_id, new.completed_at)), 1);
  end if;
  return null;
end $$;
create trigger completed_questions_counted after insert or delete or update of completed_at on completed_questions
  for each row execute function count_tick();

create function list_member() returns trigger language plpgsql as $$
begin
  update member_months set listed = is_listed(new), batch_id = new.batch_id where member_id = new.id;
  return null;
end $$;
create trigger members_listed after update of status, on_leaderboards, shows_page, batch_id on members
  for each row when (is_listed(old) <> is_listed(new) or old.batch_id is distinct from new.batch_id)
  execute function list_member();

-- What was solved before.
insert into member_months (member_id, source, month, count, listed, batch_id)
  select s.member_id, s.source, s.month, s.count, is_listed(m), m.batch_id from (
    select member_id, 'verdicts' as source, coalesce(month_of(solved_at), '1970-01-01') as month, count(*)::int as count
      from solved_problems group by grouping sets ((member_id, month_of(solved_at)), (member_id))
    union all
    select c.member_id, 'ticks', coalesce(month_of(least(c.completed_at, f.completed_at)), '1970-01-01'), count(*)::int
      from completed_questions c left join first_completions f using (member_id, question_id)
      group by grouping sets ((c.member_id, month_of(least(c.completed_at, f.completed_at))), (c.member_id))
  ) s join members m on m.id = s.member_id;
update member_months n set gain = n.count - p.count from member_months p
  where p.member_id = n.member_id and p.source = n.source and p.count > 0 and n.month > '1970-01-01'
    and p.month = (n.month - interval '1 month')::date;
