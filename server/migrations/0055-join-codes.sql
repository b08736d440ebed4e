-- Whoever signs up with such a code is approved at once.
create table join_codes (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  created_by uuid references members (id) on delete set null,
  code text not null unique,
  note text not null,
  uses integer not null default 0,
  most_uses integer not null check (most_uses > 0),
  ends_at timestamptz not null,
  ended_at timestamptz,
  check (uses <= most_uses)
);
create index join_codes_latest on join_codes (created_at desc, id desc);
create index join_codes_by on join_codes (created_by);

create table join_uses (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  code_id uuid not null references join_codes (id) on delete cascade,
  member_id uuid not null unique references members (id) on delete cascade
);
create index join_uses_latest on join_uses (code_id, created_at desc, id desc);
