-- What a member signs in with beside the password: an authenticator app, or passkeys. It counts from `confirmed_at` on.
create table second_factors (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  kind text not null check (kind in ('app', 'passkey')),
  name text not null,
  confirmed_at timestamptz,
  used_at timestamptz,
  -- Of the app: its secret, sealed with the site's secret, and the time step of the last code that was taken.
  sealed_secret text,
  last_step bigint,
  -- Of a passkey.
  credential_id text unique,
  public_key bytea,
  counter bigint,
  transports text[],
  check ((kind = 'app') = (sealed_secret is not null)),
  check ((kind = 'passkey') = (credential_id is not null and public_key is not null and counter is not null))
);
create index second_factors_of_member on second_factors (member_id, created_at);
create unique index second_factors_one_app on second_factors (member_id) where kind = 'app';

-- A code is deleted when it is used.
create table recovery_codes (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  -- Keyed with the site's secret.
  code_hash bytea not null unique
);
create index recovery_codes_of_member on recovery_codes (member_id);

-- What waits for some minutes: the second step of a sign-in, or a passkey that a browser is making. Apart from
-- sessions, so that neither kind of token is ever taken for the other.
create table factor_steps (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  purpose text not null check (purpose in ('signin', 'passkey')),
  token_hash bytea not null unique,
  -- Of the password's hash: the step ends with the password.
  password_mark bytea not null,
  challenge text,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index factor_steps_of_member on factor_steps (member_id);
create index factor_steps_expiry on factor_steps (expires_at);
