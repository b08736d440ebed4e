-- What was answered to a call that carried an Idempotency-Key: asked again, it is answered the same and not done again.
create table kept_answers (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  key text not null,
  -- SHA-256 of what was asked: another question under the same key is a mistake.
  asked bytea not null,
  -- Null only inside the write that it belongs to.
  answer text,
  unique (member_id, key)
);
create index kept_answers_created_at on kept_answers (created_at);
