-- Counts the versions of an item; an edit says which one it was begun on.
alter table modules add column version integer not null default 1;
alter table blogs add column version integer not null default 1, add column removed_at timestamptz;
alter table experiences add column version integer not null default 1, add column removed_at timestamptz;

-- What modules, blogs and experiences said before, and say now. Kept from an item's first change on: until then the
-- item itself is its only version.
create table versions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  kind text not null check (kind in ('modules', 'blogs', 'experiences')),
  item_id uuid not null,
  number integer not null,
  action text not null check (action in ('created', 'edited', 'deleted', 'restored', 'returned')),
  editor_id uuid references members (id) on delete set null,
  title text not null,
  -- Names of what an edit changed.
  fields text[] not null default '{}',
  content jsonb not null,
  unique (kind, item_id, number)
);
create index versions_editor on versions (editor_id);

-- Which forms keep a draft is said by the contract: an edit's is named after its item, like 'blogs:ID'.
alter table drafts drop constraint if exists drafts_form_check;
-- The form in which members send an experience in keeps a draft apart from the admins' own form.
update drafts set form = 'submission'
  from members where members.id = drafts.member_id and members.role is distinct from 'admin' and drafts.form = 'experience';
