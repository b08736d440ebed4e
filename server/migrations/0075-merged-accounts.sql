-- The account into which this one was merged (docs/decisions/0075). It keeps its address, and nobody signs in to it again.
alter table members add column merged_into uuid references members (id) on delete set null
  check (merged_into is null or (merged_into <> id and status = 'disabled'));
create index members_merged_into on members (merged_into) where merged_into is not null;
