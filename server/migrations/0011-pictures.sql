-- Pictures in what people write. The bytes were drawn by us and are packed already, so they are stored as they are.
create table pictures (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- Texts outlive their author, and their pictures with them.
  member_id uuid references members (id) on delete set null,
  name text not null unique,
  -- Of the file that was sent in: sent again it is the same picture.
  digest bytea not null,
  bytes bytea not null,
  size integer not null,
  width integer not null,
  height integer not null,
  -- Since when no text refers to it; null while one does.
  unused_since timestamptz default now(),
  unique (member_id, digest)
);
alter table pictures alter column bytes set storage external;
create index pictures_unused on pictures (unused_since) where unused_since is not null;
