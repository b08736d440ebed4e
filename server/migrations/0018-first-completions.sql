-- When a question that was unticked had first been done: ticked again it counts for that day, and days gone by stay as
-- they were.
create table first_completions (
  member_id uuid not null references members (id) on delete cascade,
  question_id uuid not null references questions (id) on delete cascade,
  completed_at timestamptz not null,
  primary key (member_id, question_id)
);
