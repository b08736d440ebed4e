-- Days on which a member was active, kept as it happens: a streak reads days, not what was done on them (docs/decisions/0082).

-- A goal for the week instead of the day: so many active days, or so many questions.
alter table members add column week_goal_kind text check (week_goal_kind in ('days', 'questions'));
alter table members add column week_goal smallint check (week_goal between 1 and 70);
alter table members add constraint members_week_goal check ((week_goal_kind is null) = (week_goal is null));

create table member_days (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  -- Where the member lives.
  day date not null,
  -- Questions that were first done on it and are ticked.
  done integer not null default 0,
  -- Reviews that were rated on it.
  reviewed integer not null default 0,
  -- It counted before the member moved to another time zone, and counts on: nobody loses a streak by travelling.
  kept boolean not null default false,
  unique (member_id, day)
);

-- Days that the member took off, like an exam week. They neither break a streak nor count in it, and ask for no reviews.
create table pauses (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  from_day date not null,
  to_day date not null,
  check (to_day between from_day and from_day + 92)
);
create index pauses_of_member on pauses (member_id, to_day);

create function count_review(member uuid, on_day date, more integer) returns void language sql as $$
  insert into member_days as d (member_id, day, reviewed) select id, on_day, greatest(0, more) from members where id = member
  on conflict (member_id, day) do update set reviewed = greatest(0, d.reviewed + more)
$$;

-- Once for a statement, however many rows it writes. A solve elsewhere whose day nobody knows (0100) makes none active.
create type day_delta as (member_id uuid, day date, more integer);
create function tick_day(c completed_questions, more integer) returns day_delta language sql stable as $$
  select (c.member_id, (least(c.completed_at, f.completed_at) at time zone coalesce(m.time_zone, 'UTC'))::date, more)::day_delta
  from members m left join first_completions f on f.member_id = c.member_id and f.question_id = c.question_id
  where m.id = c.member_id and c.completed_at > 'epoch'
$$;
create function count_days(given day_delta[]) returns void language sql as $$
  insert into member_days as d (member_id, day, done)
    select g.member_id, g.day, sum(g.more) from unnest(given) g where g.member_id is not null
    group by g.member_id, g.day having sum(g.more) <> 0 order by g.member_id, g.day
  on conflict (member_id, day) do update set done = greatest(0, d.done + excluded.done)
$$;
create function count_ticked_days() returns trigger language plpgsql as $$
begin
  perform count_days(array(select tick_day(n, 1) from new_rows n));
  return null;
end $$;
create function count_moved_days() returns trigger language plpgsql as $$
begin
  perform count_days(array(select tick_day(n, 1) from new_rows n union all select tick_day(o, -1) from old_rows o));
  return null;
end $$;
create function count_unticked_days() returns trigger language plpgsql as $$
begin
  perform count_days(array(select tick_day(o, -1) from old_rows o));
  return null;
end $$;
create trigger completed_questions_days after insert on completed_questions referencing new table as new_rows
  for each statement execute function count_ticked_days();
create trigger completed_questions_moved_days after update on completed_questions
  referencing new table as new_rows old table as old_rows for each statement execute function count_moved_days();
create trigger completed_questions_unticked_days after delete on completed_questions referencing old table as old_rows
  for each statement execute function count_unticked_days();

create function count_review_day() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.rating is not null then perform count_review(old.member_id, old.day, -1); end if;
  if tg_op <> 'DELETE' and new.rating is not null then perform count_review(new.member_id, new.day, 1); end if;
  return null;
end $$;
create trigger review_ratings_days after insert or delete or update of rating, member_id on review_ratings
  for each row execute function count_review_day();

create function recount_days() returns trigger language plpgsql as $$
begin
  update member_days set kept = true, done = 0 where member_id = new.id and (done > 0 or kept);
  insert into member_days (member_id, day, done)
    select new.id, member_day(new.id, least(c.completed_at, f.completed_at)) as day, count(*)
    from completed_questions c left join first_completions f using (member_id, question_id)
    where c.member_id = new.id and c.completed_at > 'epoch' group by 2
  on conflict (member_id, day) do update set done = excluded.done;
  return null;
end $$;
create trigger members_moved after update of time_zone on members
  for each row when (old.time_zone is distinct from new.time_zone) execute function recount_days();

insert into member_days (member_id, day, done)
  select c.member_id, (least(c.completed_at, f.completed_at) at time zone coalesce(m.time_zone, 'UTC'))::date, count(*)
  from completed_questions c join members m on m.id = c.member_id
  left join first_completions f on f.member_id = c.member_id and f.question_id = c.question_id group by 1, 2;
