-- Which topics come before which. The curriculum says it of those that are shipped; each start writes it.
create table topic_prerequisites (
  topic_id uuid not null references topics (id) on delete cascade,
  requires_id uuid not null references topics (id) on delete cascade,
  primary key (topic_id, requires_id),
  check (topic_id <> requires_id)
);
create index topic_prerequisites_of on topic_prerequisites (requires_id);
-- The curriculum is read once more, for them.
delete from settings where key = 'curriculum';
