-- Plans: what was asked for and the questions in their order. Dates are computed when a plan is read (docs/decisions/0081).

create table plans (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- A member's own, or that of a batch: never both.
  member_id uuid references members (id) on delete cascade,
  batch_id uuid unique references batches (id) on delete cascade,
  made_by uuid references members (id) on delete set null,
  title text not null,
  -- A slug, or the ids of topics with commas between them.
  source_kind text not null check (source_kind in ('list', 'topics', 'company')),
  source text not null,
  starts_on date not null,
  ends_on date not null,
  hours smallint not null check (hours between 1 and 60),
  -- 1 for Monday to 7 for Sunday.
  weekdays smallint[] not null check (cardinality(weekdays) between 1 and 7),
  level text not null check (level in ('beginner', 'intermediate', 'confident')),
  hard text not null check (hard in ('placed', 'last', 'out')),
  unique (member_id, source_kind, source),
  check ((member_id is null) <> (batch_id is null))
);
create index plans_made_by on plans (made_by) where made_by is not null;

create table plan_items (
  id uuid primary key default gen_random_uuid(),
  plan_id uuid not null references plans (id) on delete cascade,
  question_id uuid not null references questions (id) on delete cascade,
  position integer not null,
  unique (plan_id, question_id)
);
create index plan_items_of_question on plan_items (question_id);
create trigger plan_items_follow before insert on plan_items
  for each row execute function follow_merged_question();

-- Addresses from which calendars read a plan as it is for one member. The token itself is not kept.
create table plan_feeds (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  plan_id uuid not null references plans (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  token_hash text not null unique,
  unique (plan_id, member_id)
);
create index plan_feeds_of_member on plan_feeds (member_id);
