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

create function count_day(member uuid, on_day date, more_done integer, more_reviewed integer) returns void language sql as $$
  insert into member_days (member_id, day, done, reviewed)
    select id, on_day, more_done, more_reviewed from members where id = member
  on conflict (member_id, day) do update
    set done = greatest(0, member_days.done + more_done), reviewed = greatest(0, member_days.reviewed + more_reviewed)
$$;

create function count_tick_day() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform count_day(old.member_id, member_day(old.member_id, first_tick(old.member_id, old.question_id, old.completed_at)), -1, 0);
  end if;
  if tg_op <> 'DELETE' then
    perform count_day(new.member_id, member_day(new.member_id, first_tick(new.member_id, new.question_id, new.completed_at)), 1, 0);
  end if;
  return null;
end $$;
create trigger completed_questions_days after insert or delete or update of completed_at on completed_questions
  for each row execute function count_tick_day();

create function count_review_day() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.rating is not null then perform count_day(old.member_id, old.day, 0, -1); end if;
  if tg_op <> 'DELETE' and new.rating is not null then perform count_day(new.member_id, new.day, 0, 1); end if;
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
    where c.member_id = new.id group by 2
  on conflict (member_id, day) do update set done = excluded.done;
  return null;
end $$;
create trigger members_moved after update of time_zone on members
  for each row when (old.time_zone is distinct from new.time_zone) execute function recount_days();

insert into member_days (member_id, day, done)
  select c.member_id, (least(c.completed_at, f.completed_at) at time zone coalesce(m.time_zone, 'UTC'))::date, count(*)
  from completed_questions c join members m on m.id = c.member_id
  left join first_completions f on f.member_id = c.member_id and f.question_id = c.question_id group by 1, 2;
