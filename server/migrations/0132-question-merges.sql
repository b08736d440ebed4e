-- Questions are merged and split, and what members have done goes along (docs/decisions/0087).

-- A merged question stays as a hidden row: links, ticks made without a network and imports that name it find the other one.
alter table questions add column merged_into uuid references questions (id);
create index questions_merged on questions (merged_into) where merged_into is not null;

create function question_now(question uuid) returns uuid language plpgsql stable as $$
declare
  onwards uuid;
begin
  loop
    select merged_into into onwards from questions where id = question;
    if onwards is null then return question; end if;
    question := onwards;
  end loop;
end $$;

-- Whatever arrives for a merged question is of the one that it became. The lock waits for a merge that is on its way: a tick
-- comes before it and moves along, or after it and finds the new question.
create function follow_merged_question() returns trigger language plpgsql as $$
declare
  onwards uuid;
begin
  loop
    select merged_into into onwards from questions where id = new.question_id for key share;
    if onwards is null then return new; end if;
    new.question_id := onwards;
  end loop;
end $$;
create trigger completed_questions_follow before insert on completed_questions
  for each row execute function follow_merged_question();
create trigger first_completions_follow before insert on first_completions
  for each row execute function follow_merged_question();
create trigger reviews_follow before insert on reviews
  for each row execute function follow_merged_question();
create trigger review_ratings_follow before insert on review_ratings
  for each row execute function follow_merged_question();
create trigger imported_solves_follow before insert on imported_solves
  for each row execute function follow_merged_question();
create trigger ticks_before_imports_follow before insert on ticks_before_imports
  for each row execute function follow_merged_question();
create trigger question_stars_follow before insert on question_stars
  for each row execute function follow_merged_question();
create trigger round_questions_follow before insert on round_questions
  for each row when (new.question_id is not null) execute function follow_merged_question();
create trigger question_list_items_follow before insert on question_list_items
  for each row execute function follow_merged_question();
create trigger module_questions_follow before insert on module_questions
  for each row when (new.question_id is not null) execute function follow_merged_question();

-- Ticks a question that an import names (0100): months count by how it stands without imports, which is known already.
create function tick_with_imports(member uuid, question uuid, at timestamptz) returns void language plpgsql as $$
begin
  perform set_config('callofcode.importing', 'on', true);
  insert into completed_questions (member_id, question_id, completed_at) values (member, question, at) on conflict do nothing;
  if found then
    perform count_month(member, 'ticks', month_of(least(ticked_at, first_at)), 1) from ticks_before_imports
      where member_id = member and question_id = question and ticked_at is not null;
  end if;
  perform set_config('callofcode.importing', 'off', true);
end $$;

-- What was merged and split, by whom, and whether it was taken back.
create table question_changes (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  kind text not null check (kind in ('merge', 'split')),
  question_id uuid not null references questions (id) on delete cascade,
  -- The question that a merged one became.
  into_id uuid references questions (id) on delete cascade,
  -- The names as they were.
  names text[] not null,
  -- The new questions of a split.
  parts uuid[] not null default '{}',
  was_hidden boolean not null default false,
  members integer not null default 0,
  by_id uuid references members (id) on delete set null,
  undone_at timestamptz,
  undone_by uuid references members (id) on delete set null
);
create index question_changes_latest on question_changes (created_at desc, id desc);
create index question_changes_of_question on question_changes (question_id);
create index question_changes_into on question_changes (into_id);

-- What went along, so that members see it and it can go back. moved: the key of the row. folded: a row that the other question
-- had too, whole. tick: the days of a member's ticks as they were.
create table question_carried (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  change_id uuid not null references question_changes (id) on delete cascade,
  member_id uuid references members (id) on delete cascade,
  source text not null,
  kind text not null check (kind in ('moved', 'folded', 'tick')),
  row jsonb not null
);
create index question_carried_of_change on question_carried (change_id, source);
create index question_carried_of_member on question_carried (member_id, created_at desc, id desc);
