-- Until when members can sign up for an event, and the batches whose members can.

-- lock: events has a few hundred rows
alter table events add column sign_up_closes_at timestamptz;
-- An event for batches stays closed to others when all these batches are removed.
alter table events add column for_batches boolean not null default false;

create table event_batches (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  event_id uuid not null references events(id) on delete cascade,
  batch_id uuid not null references batches(id) on delete cascade,
  unique (event_id, batch_id)
);
create index event_batches_batch on event_batches (batch_id);
