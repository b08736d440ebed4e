-- What an admin last did with many members at once, with what each had before, so that it can be undone for a day.
create table member_acts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  actor_id uuid references members(id) on delete set null,
  kind text not null check (kind in ('year', 'batch', 'fact', 'alumni')),
  -- The field of a fact. Without the field there is nothing to undo.
  field_id uuid references member_fields(id) on delete cascade,
  -- What the act gave them. Whoever has something else by now keeps it.
  given text
);
create index member_acts_by_time on member_acts (created_at);
create index member_acts_by_actor on member_acts (actor_id);
create index member_acts_by_field on member_acts (field_id);

create table member_act_changes (
  act_id uuid not null references member_acts(id) on delete cascade,
  member_id uuid not null references members(id) on delete cascade,
  before text,
  primary key (act_id, member_id)
);
create index member_act_changes_by_member on member_act_changes (member_id);
