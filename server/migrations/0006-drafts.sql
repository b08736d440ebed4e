create table drafts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- Milliseconds, as on the wire: a draft is told from a newer one by comparing this.
  updated_at timestamptz(3) not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  form text not null check (form in ('module', 'blog', 'experience')),
  content jsonb not null,
  unique (member_id, form)
);
