-- Lists that members put together for themselves (docs/decisions/0079). As the lists of the club, they hold no progress.
create table own_lists (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  title text not null,
  description text not null,
  version integer not null default 1,
  -- In the address under which everybody reads it; null while it is shared with nobody. One that was taken back stays dead.
  shared_as text unique
);
create index own_lists_latest on own_lists (member_id, updated_at desc, id desc);
create table own_list_items (
  list_id uuid not null references own_lists (id) on delete cascade,
  question_id uuid not null references questions (id) on delete cascade,
  position integer not null,
  primary key (list_id, question_id)
);
create index own_list_items_question on own_list_items (question_id);
create trigger own_list_items_follow before insert on own_list_items
  for each row execute function follow_merged_question();
