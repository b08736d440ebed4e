-- Lists of questions of any topics, like Blind 75. A question is ticked in one place, so a list holds no progress.
create table question_lists (
  id uuid primary key,
  created_at timestamptz not null default now(),
  slug text not null unique,
  title text not null,
  description text not null,
  position integer not null,
  -- Learners see it from then on.
  published_at timestamptz,
  -- As in topics: what is shipped, what of it is the club's, and how often it was changed (docs/decisions/0063).
  seed text,
  edited text[] not null default '{}',
  version integer not null default 1,
  -- A release does not bring back what the club has deleted.
  removed_at timestamptz
);
create table question_list_items (
  list_id uuid not null references question_lists on delete cascade,
  question_id uuid not null references questions on delete cascade,
  position integer not null,
  primary key (list_id, question_id)
);
create index question_list_items_question on question_list_items (question_id);
