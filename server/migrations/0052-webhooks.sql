-- Other sites that are told about events of this one. The secret is sealed.
create table webhooks (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  url text not null,
  secret text not null,
  events text[] not null,
  is_on boolean not null default true,
  off_reason text check (off_reason in ('failures', 'gone')),
  -- Since when nothing arrived.
  failing_since timestamptz
);

-- What is told, written with what it tells about; with the last attempt.
create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  webhook_id uuid not null references webhooks (id) on delete cascade,
  -- Whom it is about: it goes with them.
  member_id uuid references members (id) on delete cascade,
  event text not null,
  data text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  next_at timestamptz,
  tried_at timestamptz,
  status integer,
  took_ms integer,
  answer text,
  error text
);
create index webhook_deliveries_latest on webhook_deliveries (webhook_id, created_at desc, id desc);
create index webhook_deliveries_of_member on webhook_deliveries (member_id) where member_id is not null;
