-- Tokens with which programs act for a member. The secret itself is nowhere.
create table api_tokens (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  name text not null,
  -- The last characters of the token.
  ending text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  token_hash bytea not null unique,
  ends_at timestamptz not null,
  used_at timestamptz
);
create index api_tokens_of_member on api_tokens (member_id, created_at desc);
create index api_tokens_ending on api_tokens (ends_at);
