-- What the site remembers about itself: one row a fact.
create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- Who did what, for admins. Only ever added to.
create table audit (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  actor_id uuid,
  action text not null,
  target text,
  outcome text not null,
  address text,
  request_id text
);
create index audit_created_at on audit (created_at desc);
