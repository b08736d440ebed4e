-- Who moves to the west lives a day twice. When they move back, a day that had ended before is not leapt over: a missed day stayed missed
-- in 0167 only until somebody moved to and fro. `lived` is the latest day that the member has seen begin, wherever they lived.
create or replace function keep_days() returns trigger language plpgsql as $$
declare
  today date := member_day(new.id, now());
  lived date := greatest((now() at time zone coalesce(old.time_zone, 'UTC'))::date,
    (select max((until at time zone zone)::date) from member_zones where member_id = new.id));
begin
  if not exists (select from member_days where member_id = new.id) then return null; end if;
  insert into member_days as d (member_id, day, kept)
    select new.id, lived + n, true from generate_series(0, today - lived - 1) n
  on conflict (member_id, day) do update set kept = true;
  insert into member_zones (member_id, until, zone) values (new.id, now(), coalesce(old.time_zone, 'UTC'))
  on conflict do nothing;
  return null;
end $$;
