-- Members who left. Worked off step by step, so that a crash interrupts it and does not undo it; then remembered, so that a
-- restored backup forgets them again. No reference to the member, whose row is gone in the end.
create table deletions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null unique,
  -- Whom to tell when it is done, sealed with the site's secret; emptied with the last step.
  sealed_recipient text,
  finished_at timestamptz
);
create index deletions_unfinished on deletions (created_at) where finished_at is null;
create index deletions_finished on deletions (finished_at) where finished_at is not null;
