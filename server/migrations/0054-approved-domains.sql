-- Whoever confirms an address of such a domain is approved without waiting.
create table approved_domains (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  domain text not null unique,
  created_by uuid references members (id) on delete set null
);
create index approved_domains_by on approved_domains (created_by);
