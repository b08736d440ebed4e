-- Members who came by the college's sign-in have no password.
alter table members alter column password_hash drop not null;

-- Accounts elsewhere that sign a member in: who vouches (the issuer), and the name it has for the person.
create table member_identities (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  issuer text not null,
  subject text not null,
  unique (issuer, subject),
  unique (member_id, issuer)
);
