-- Months are those of the club's time zone (docs/decisions/0105). Of member_months only what lies between midnight in UTC and midnight
-- in the club is written. Nobody counts meanwhile: whoever does takes the lock of their member first (0210).
select pg_advisory_xact_lock(1835363682, key) from generate_series(0, 1023) key;

-- The zone that months are counted in: what the club says in its newest version, kept here as one row, so that a tick reads a
-- word and not all settings.
create table month_zone (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  is_one boolean not null default true unique check (is_one),
  zone text not null
);

-- A zone that PostgreSQL does not know is that of a new site.
create function known_zone(zone text) returns text language plpgsql stable as $$
begin
  perform now() at time zone zone;
  return coalesce(zone, 'Asia/Kolkata');
exception when invalid_parameter_value then
  return 'Asia/Kolkata';
end $$;

create function month_in(t timestamptz, zone text) returns date language sql immutable as $$
  select date_trunc('month', t at time zone zone)::date
$$;
create or replace function month_of(t timestamptz) returns date language sql stable as $$
  select month_in(t, (select zone from month_zone))
$$;

-- Counts for another zone what lies between its midnight and that of the zone before, and touches nothing else.
create function move_months(was text, becomes text) returns void language plpgsql as $$
begin
  perform count_months(array(
    select (c.member_id, month_in(c.at, z.zone), z.more)::month_delta from (
      -- As counted_tick (0100) says it, for all at once.
      select c.member_id, case when b.member_id is not null
        then least(b.ticked_at, case when b.ticked_at is not null then b.first_at end)
        when c.completed_at > 'epoch' then least(c.completed_at, f.completed_at) end as at
      from completed_questions c
      left join first_completions f on f.member_id = c.member_id and f.question_id = c.question_id
      left join ticks_before_imports b on b.member_id = c.member_id and b.question_id = c.question_id
    ) c cross join (values (was, -1), (becomes, 1)) z (zone, more)
    where month_in(c.at, was) <> month_in(c.at, becomes)));
  perform count_month(s.member_id, 'verdicts', month_in(s.solved_at, z.zone), z.more)
    from solved_problems s cross join (values (was, -1), (becomes, 1)) z (zone, more)
    where month_in(s.solved_at, was) <> month_in(s.solved_at, becomes);
end $$;

-- In the transaction that changes the club, whatever writes it. Who counts takes the lock of its member first (0210): with all of
-- them in hand nobody counts by the zone of before and is not moved.
create function follow_club_zone() returns trigger language plpgsql as $$
declare
  was text := (select zone from month_zone);
  becomes text := known_zone(new.settings->>'timeZone');
begin
  if was = becomes then return null; end if;
  perform pg_advisory_xact_lock(1835363682, key) from generate_series(0, 1023) key;
  update month_zone set zone = becomes;
  perform move_months(was, becomes);
  return null;
end $$;
create trigger club_versions_zone after insert on club_versions for each row execute function follow_club_zone();

insert into month_zone (zone)
  select known_zone((select settings->>'timeZone' from club_versions order by number desc limit 1));
select move_months('UTC', zone) from month_zone;
