-- Whatever writes several rows of a member takes the lock of this member first, so no two such writes wait for each other in a circle
-- (docs/decisions/0100). Advisory: reading waits for nobody. Of 1,024 keys, so that a statement about a whole club does not fill the
-- table of locks; two members of one key wait for each other for as long as one write takes.
create function lock_members(members uuid[]) returns void language plpgsql as $$
begin
  -- In one order, for those that write of several members.
  perform pg_advisory_xact_lock(1835363682, one.key)
    from (select distinct hashtext(m::text) & 1023 as key from unnest(members) m order by 1) one;
end $$;

-- A tick runs the triggers that count it in the order of their names, which is not the same for a tick that is set and one that is taken
-- away: months before topics, topics before months. The lock comes before them all, also where a statement does not take it first.
create function lock_ticked() returns trigger language plpgsql as $$
begin
  perform lock_members(array(select distinct member_id from changed));
  return null;
end $$;
create trigger completed_questions_a_lock after insert on completed_questions referencing new table as changed
  for each statement execute function lock_ticked();
create trigger completed_questions_a_lock_again after update on completed_questions referencing new table as changed
  for each statement execute function lock_ticked();
create trigger completed_questions_a_lock_gone after delete on completed_questions referencing old table as changed
  for each statement execute function lock_ticked();

-- Turns a tick over: the new state, null for an unknown question. N calls leave N mod 2.
create function toggle_completed(of_member uuid, of_question uuid) returns boolean language plpgsql as $$
declare
  removed integer;
begin
  perform lock_members(array[of_member]);
  if not exists (select from questions where id = of_question) then return null; end if;
  loop
    -- When it was first done is kept: ticked again it counts for that day.
    with gone as (
      delete from completed_questions where member_id = of_member and question_id = question_now(of_question) returning completed_at
    ), kept as (
      insert into first_completions (member_id, question_id, completed_at)
      select of_member, of_question, completed_at from gone where completed_at > 'epoch' on conflict do nothing
    ) select count(*) into removed from gone;
    if removed > 0 then return false; end if;
    insert into completed_questions (member_id, question_id) values (of_member, of_question) on conflict do nothing;
    if found then return true; end if;
    -- Ticked in between by what does not wait for the lock.
  end loop;
end $$;
