-- Imports of members, and for a day what each one changed, so that it can be undone.
create table member_imports (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  author_id uuid references members (id) on delete set null,
  created integer not null default 0,
  approved integer not null default 0,
  updated integer not null default 0,
  batches uuid[] not null default '{}',
  undone_at timestamptz
);
create index member_imports_time on member_imports (created_at);
create index member_imports_author on member_imports (author_id) where author_id is not null;

create table member_import_changes (
  import_id uuid not null references member_imports (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  is_new boolean not null default false,
  year_before integer,
  year_after integer,
  batch_before uuid,
  batch_after uuid,
  facts jsonb not null default '[]',
  primary key (import_id, member_id)
);
create index member_import_changes_member on member_import_changes (member_id);
