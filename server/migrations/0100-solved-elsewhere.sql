-- What members had solved elsewhere (docs/decisions/0078).

-- One import, undone as a whole.
create table progress_imports (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  source text not null check (source in
    ('leetcode', 'neetcode', 'striver', 'codeforces', 'github', 'extension', 'spreadsheet', 'list')),
  name text not null,
  added integer not null,
  earlier integer not null,
  same integer not null
);
create index progress_imports_member on progress_imports (member_id, created_at desc, id desc);

-- What an import says: solved then, or at a time that nobody knows.
create table imported_solves (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  import_id uuid not null references progress_imports (id) on delete cascade,
  question_id uuid not null references questions (id) on delete cascade,
  solved_at timestamptz,
  unique (import_id, question_id)
);
create index imported_solves_question on imported_solves (question_id);

-- How a question stands in a member's tracker without their imports: the tick, and when it had first been done if it was
-- unticked. There as long as an import names the question; triggers keep it, so undoing puts back exactly this.
create table ticks_before_imports (
  member_id uuid not null references members (id) on delete cascade,
  question_id uuid not null references questions (id) on delete cascade,
  ticked_at timestamptz,
  first_at timestamptz,
  primary key (member_id, question_id)
);
create index ticks_before_imports_question on ticks_before_imports (question_id);

-- What else begins on the day when a question was first done begins now where nobody knows that day.
create or replace function first_tick(member uuid, question uuid, at timestamptz) returns timestamptz language sql stable as $$
  select case when at > 'epoch'
    then least(at, (select completed_at from first_completions where member_id = member and question_id = question))
    else now() end
$$;

-- For what month a tick counts on leaderboards: by the tick without imports, or a board could be won by a paste. A tick whose
-- day nobody knows is of 1970-01-01, and counts for none.
create function counted_tick(member uuid, question uuid, at timestamptz) returns timestamptz language sql stable as $$
  select case when b.member_id is not null then least(b.ticked_at, case when b.ticked_at is not null then b.first_at end)
    when at > 'epoch' then first_tick(member, question, at) end
  from (select) one left join ticks_before_imports b on b.member_id = member and b.question_id = question
$$;

-- Once for a statement, however many rows it writes: an import, a restored backup, a merged account.
drop trigger completed_questions_counted on completed_questions;
drop function count_tick();
create type month_delta as (member_id uuid, month date, more integer);
create function tick_month(c completed_questions, more integer) returns month_delta language sql stable as $$
  select (c.member_id, month_of(counted_tick(c.member_id, c.question_id, c.completed_at)), more)::month_delta
$$;
create function count_months(given month_delta[]) returns void language plpgsql as $$
declare
  deltas month_delta[] := array(select (g.member_id, g.month, sum(g.more))::month_delta from unnest(given) g
    where g.month is not null group by g.member_id, g.month having sum(g.more) <> 0);
begin
  -- Members come in their order, and of each all months first: so no two statements wait for each other.
  insert into member_months (member_id, source, month, count, listed, batch_id)
    select m.id, 'ticks', at, sum(d.more), is_listed(m), m.batch_id
    from unnest(deltas) d join members m on m.id = d.member_id cross join unnest(array['1970-01-01'::date, d.month]) at
    group by m.id, at order by m.id, at
  on conflict (member_id, source, month) do update set count = member_months.count + excluded.count;
  update member_months n set gain = case when p.count > 0 then n.count - p.count end
    from (select distinct member_id, unnest(array[month, (month + interval '1 month')::date]) as month from unnest(deltas)) d
    join member_months p on p.member_id = d.member_id and p.source = 'ticks' and p.month = (d.month - interval '1 month')::date
    where n.member_id = d.member_id and n.source = 'ticks' and n.month = d.month;
end $$;

-- What an import writes changes nothing of what the member did here.
create function is_importing() returns boolean language sql stable as $$
  select coalesce(current_setting('callofcode.importing', true) = 'on', false)
$$;
create function count_ticked() returns trigger language plpgsql as $$
begin
  if is_importing() then return null; end if;
  update ticks_before_imports b set ticked_at = n.completed_at from new_rows n
    where b.member_id = n.member_id and b.question_id = n.question_id;
  perform count_months(array(select tick_month(n, 1) from new_rows n));
  return null;
end $$;
create function count_unticked() returns trigger language plpgsql as $$
declare
  deltas month_delta[];
begin
  if is_importing() then return null; end if;
  deltas := array(select tick_month(o, -1) from old_rows o);
  update ticks_before_imports b set ticked_at = null, first_at = coalesce(b.first_at, b.ticked_at) from old_rows o
    where b.member_id = o.member_id and b.question_id = o.question_id;
  perform count_months(deltas);
  return null;
end $$;
create function count_moved_tick() returns trigger language plpgsql as $$
declare
  deltas month_delta[];
begin
  if is_importing() then return null; end if;
  deltas := array(select tick_month(o, -1) from old_rows o);
  update ticks_before_imports b set ticked_at = n.completed_at
    from new_rows n join old_rows o using (member_id, question_id)
    where b.member_id = n.member_id and b.question_id = n.question_id and n.completed_at <> o.completed_at;
  perform count_months(deltas || array(select tick_month(n, 1) from new_rows n));
  return null;
end $$;
create trigger completed_questions_counted after insert on completed_questions referencing new table as new_rows
  for each statement execute function count_ticked();
create trigger completed_questions_uncounted after delete on completed_questions referencing old table as old_rows
  for each statement execute function count_unticked();
create trigger completed_questions_counted_again after update on completed_questions
  referencing new table as new_rows old table as old_rows for each statement execute function count_moved_tick();
