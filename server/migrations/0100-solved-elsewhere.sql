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
create or replace function count_tick() returns trigger language plpgsql as $$
declare
  before timestamptz;
  after timestamptz;
begin
  -- What an import writes changes nothing of what the member did here.
  if current_setting('callofcode.importing', true) = 'on' then return null; end if;
  if tg_op <> 'INSERT' then before := counted_tick(old.member_id, old.question_id, old.completed_at); end if;
  if tg_op = 'DELETE' then
    update ticks_before_imports set ticked_at = null, first_at = coalesce(first_at, ticked_at)
      where member_id = old.member_id and question_id = old.question_id;
  elsif tg_op = 'INSERT' or (new.completed_at <> old.completed_at and new.member_id = old.member_id) then
    update ticks_before_imports set ticked_at = new.completed_at
      where member_id = new.member_id and question_id = new.question_id;
  end if;
  if tg_op <> 'DELETE' then after := counted_tick(new.member_id, new.question_id, new.completed_at); end if;
  if before is not null then perform count_month(old.member_id, 'ticks', month_of(before), -1); end if;
  if after is not null then perform count_month(new.member_id, 'ticks', month_of(after), 1); end if;
  return null;
end $$;
