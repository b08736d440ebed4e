-- Members who look after a batch (docs/decisions/0067).
create table batch_mentors (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  batch_id uuid not null references batches (id) on delete cascade,
  given_by uuid references members (id) on delete set null,
  unique (member_id, batch_id)
);
create index batch_mentors_batch on batch_mentors (batch_id);
create index batch_mentors_given_by on batch_mentors (given_by) where given_by is not null;
