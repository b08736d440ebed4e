-- What devices did without a network counts once and in the order in which it was done, whatever their clocks say
-- (docs/decisions/0086).

-- Words of devices that have arrived. One that comes again does nothing.
create table device_words (
  id uuid not null,
  created_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  kind text not null check (kind in ('tick', 'review')),
  -- When it counts as said.
  at timestamptz not null,
  primary key (member_id, id)
);

-- When the tick of a question changed last, by the site or by a device. The greatest (at, word) has the last say.
create table tick_states (
  created_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  question_id uuid not null references questions (id) on delete cascade,
  at timestamptz not null,
  -- The word of a device that did it.
  word uuid,
  primary key (member_id, question_id)
);
create index tick_states_of_question on tick_states (question_id);
create trigger tick_states_follow before insert on tick_states
  for each row execute function follow_merged_question();

-- When a device said something. `at` and `sent_at` are of its own clock, so their difference is an age, however wrong the clock
-- is; `seen` is the time of the site's answer that it had seen. A word is later than what its device had seen, and never later
-- than its arrival. An age that cannot be, as the clock was set in between, is none: then it was said at once after `seen`.
create function said_at(at timestamptz, sent_at timestamptz, seen timestamptz) returns timestamptz language sql volatile as $$
  select case
    when claimed > arrival then coalesce(known, arrival)
    else greatest(claimed, known) end
  from (select clock_timestamp() as arrival) now
  cross join lateral (select
    -- It may be written in whole milliseconds: then it is not before what was said earlier in the same one.
    case when sent_at is null then at + interval '999 microseconds' else arrival - least(sent_at - at, interval '100 years') end as claimed,
    case when seen is not null then least(seen, arrival) + interval '1 microsecond' end as known) of_device
$$;

-- Online every change is the latest. What sets `callofcode.tick_states` says itself since when it holds; an import is nobody's word.
create function note_tick_state() returns trigger language plpgsql as $$
begin
  if is_importing() or current_setting('callofcode.tick_states', true) = 'off' then return null; end if;
  -- With its account its ticks go: then there is no member.
  insert into tick_states as known (member_id, question_id, at)
    select c.member_id, c.question_id, clock_timestamp() from changed c join members m on m.id = c.member_id
    order by c.member_id, c.question_id
  on conflict (member_id, question_id) do update set at = greatest(known.at, excluded.at), word = null;
  return null;
end $$;
create trigger completed_questions_when_ticked after insert on completed_questions referencing new table as changed
  for each statement execute function note_tick_state();
create trigger completed_questions_when_unticked after delete on completed_questions referencing old table as changed
  for each statement execute function note_tick_state();

-- A device tells of a tick: how the question stands without imports (0100) knows its day too. Where an import alone had ticked it,
-- the member has now as well, if their word is the latest.
create function tick_before_imports(member uuid, question uuid, day timestamptz, is_latest boolean) returns void language plpgsql as $$
declare
  was ticks_before_imports;
  now_first timestamptz;
begin
  select * into was from ticks_before_imports where member_id = member and question_id = question for update;
  if not found then return; end if;
  now_first := case when was.first_at is not null then least(was.first_at, day) end;
  if was.ticked_at is null and not is_latest then
    update ticks_before_imports set first_at = now_first where member_id = member and question_id = question;
    return;
  end if;
  update ticks_before_imports set ticked_at = least(was.ticked_at, day), first_at = now_first
    where member_id = member and question_id = question;
  perform count_months(array[
    (member, case when was.ticked_at is not null then month_of(least(was.ticked_at, was.first_at)) end, -1)::month_delta,
    (member, month_of(least(was.ticked_at, day, now_first)), 1)::month_delta]);
end $$;
