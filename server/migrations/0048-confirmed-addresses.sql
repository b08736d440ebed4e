-- Whose address is known to be theirs. Members count as confirmed: somebody in the club let them in. A signup that waits was
-- let in by nobody. The default fills the rows that are there without rewriting them.
alter table members add column email_confirmed_at timestamptz default now();
alter table members alter column email_confirmed_at drop default;
update members set email_confirmed_at = null where status in ('pending', 'declined');

-- The one link that a member may confirm an address with: the address of the account, or the one it changes to.
create table email_confirmations (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null unique references members (id) on delete cascade,
  email text not null,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);
