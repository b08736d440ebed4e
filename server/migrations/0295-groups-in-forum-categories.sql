-- The groups whose members may read or write in a category of the forum.
create table forum_category_groups (
  category_id uuid not null references forum_categories (id) on delete cascade,
  group_id uuid not null references club_groups (id) on delete cascade,
  may text not null check (may in ('read', 'write')),
  primary key (category_id, may, group_id)
);
create index forum_category_groups_group on forum_category_groups (group_id);
