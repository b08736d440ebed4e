-- A move to another time zone changes no day that was lived before it (docs/decisions/0082).

-- Zones that held before the one of today, each until its time.
create table member_zones (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  until timestamptz not null,
  zone text not null,
  unique (member_id, until)
);

-- The day that it was where the member lived then.
create or replace function member_day(member uuid, at timestamptz) returns date language sql stable as $$
  select (at at time zone coalesce(
    (select zone from member_zones where member_id = member and until > at order by until limit 1),
    (select time_zone from members where id = member), 'UTC'))::date
$$;
create or replace function tick_day(c completed_questions, more integer) returns day_delta language sql stable as $$
  select (c.member_id, member_day(c.member_id, least(c.completed_at, f.completed_at)), more)::day_delta
  from members m left join first_completions f on f.member_id = c.member_id and f.question_id = c.question_id
  where m.id = c.member_id and c.completed_at > 'epoch'
$$;

-- Days that the clock leapt over are kept: they neither count nor break a streak. Before a first day there is nothing to hold.
drop trigger members_moved on members;
drop function recount_days();
create function keep_days() returns trigger language plpgsql as $$
begin
  if not exists (select from member_days where member_id = new.id) then return null; end if;
  insert into member_days as d (member_id, day, kept)
    select new.id, member_day(new.id, now()) - ahead, true
    from generate_series(1, member_day(new.id, now()) - (now() at time zone coalesce(old.time_zone, 'UTC'))::date) ahead
  on conflict (member_id, day) do update set kept = true;
  insert into member_zones (member_id, until, zone) values (new.id, now(), coalesce(old.time_zone, 'UTC'))
  on conflict do nothing;
  return null;
end $$;
create trigger members_moved after update of time_zone on members
  for each row when (old.time_zone is distinct from new.time_zone) execute function keep_days();

-- Until now a move counted all days in the new zone and let those of the old one count beside them (0117). The days of the new zone
-- stay, with what was done on them; the others are kept rows on which nothing was done, and no longer count: nothing is to be written.
