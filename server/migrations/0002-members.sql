create table members (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Canonical: trimmed and in lower case before it gets here.
  email text not null unique check (email = lower(email)),
  name text not null,
  password_hash text not null,
  role text check (role in ('member', 'admin')) default 'member',
  is_manager boolean not null default false,
  status text not null default 'pending' check (status in ('pending', 'approved', 'declined', 'disabled')),
  decided_at timestamptz,
  decided_by uuid references members (id) on delete set null,
  phone text,
  birth_date timestamptz,
  -- 2 January of the year, so that no time zone shows another one.
  passout_year timestamptz,
  bio text,
  profile_photo text,
  github text,
  linkedin text,
  twitter text,
  leetcode text,
  geeksforgeeks text,
  codechef text,
  codeforces text
);
create index members_pending on members (created_at) where status = 'pending';

create table sessions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  -- SHA-256 of the token: a dump of this table signs nobody in.
  token_hash bytea not null unique,
  user_agent text,
  address text
);
create index sessions_member on sessions (member_id);
