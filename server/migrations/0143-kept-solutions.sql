-- Code that members keep of a question, whether or not it is solved here (docs/decisions/0079). Each is a version: none is changed.
create table kept_solutions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  -- One of them, or both where the question is a problem of this site.
  question_id uuid references questions (id) on delete cascade,
  problem text,
  language text not null,
  source text not null,
  check (question_id is not null or problem is not null)
);
create index kept_solutions_of_question on kept_solutions (question_id, member_id);
create index kept_solutions_of_member on kept_solutions (member_id, created_at desc, id desc);
create trigger kept_solutions_follow before insert on kept_solutions
  for each row when (new.question_id is not null) execute function follow_merged_question();
