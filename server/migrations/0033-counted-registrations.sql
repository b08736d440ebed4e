-- migrate: without a transaction
-- How many are going and waiting is counted once for each change, not for each reader. Who changes a registration has its
-- event locked already, so the numbers make nobody wait.
alter table events
  add column if not exists going integer not null default 0,
  add column if not exists waiting integer not null default 0;

create or replace function count_registrations() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    update events e set going = e.going + c.going, waiting = e.waiting + c.waiting from (
      select event_id, count(*) filter (where state = 'going') as going, count(*) filter (where state = 'waiting') as waiting
      from added group by event_id) as c
    where e.id = c.event_id;
  end if;
  if tg_op <> 'INSERT' then
    update events e set going = e.going - c.going, waiting = e.waiting - c.waiting from (
      select event_id, count(*) filter (where state = 'going') as going, count(*) filter (where state = 'waiting') as waiting
      from removed group by event_id) as c
    where e.id = c.event_id;
  end if;
  return null;
end
$$;
create or replace trigger registrations_added after insert on event_registrations
  referencing new table as added for each statement execute function count_registrations();
create or replace trigger registrations_changed after update on event_registrations
  referencing old table as removed new table as added for each statement execute function count_registrations();
create or replace trigger registrations_removed after delete on event_registrations
  referencing old table as removed for each statement execute function count_registrations();

-- What is there is counted event after event, each under its lock.
do $$
declare
  counted uuid;
begin
  for counted in select distinct event_id from event_registrations loop
    perform from events where id = counted for update;
    update events e set going = c.going, waiting = c.waiting from (
      select count(*) filter (where state = 'going') as going, count(*) filter (where state = 'waiting') as waiting
      from event_registrations where event_id = counted) as c
    where e.id = counted and (c.going, c.waiting) is distinct from (e.going, e.waiting);
    commit;
  end loop;
end
$$;

-- The feed of what changed last.
drop index concurrently if exists experiences_changed;
create index concurrently experiences_changed on experiences (updated_at desc) where status = 'accepted' and removed_at is null;
