-- The categories that a club makes beside the fixed ones. A thread has the name of its category.
create table forum_categories (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  name text not null,
  description text not null default '',
  position integer not null default 0,
  readers text not null default 'everyone' check (readers in ('everyone', 'members', 'batches', 'groups', 'organisers')),
  writers text not null default 'members' check (writers in ('members', 'batches', 'groups', 'organisers')),
  archived boolean not null default false
);
create unique index forum_categories_name on forum_categories (lower(name));
-- The batches whose members may read or write in a category.
create table forum_category_batches (
  category_id uuid not null references forum_categories (id) on delete cascade,
  batch_id uuid not null references batches (id) on delete cascade,
  may text not null check (may in ('read', 'write')),
  primary key (category_id, may, batch_id)
);
create index forum_category_batches_batch on forum_category_batches (batch_id);
