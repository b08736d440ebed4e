-- A club edits what is shipped (docs/decisions/0063). `edited` names the fields that are the club's from then on: a new
-- release writes all others. `title`, `name` … are columns; `topic` is the topic of a question, `position` its place in it.
alter table topics
  add column edited text[] not null default '{}',
  add column version integer not null default 1,
  -- A hidden topic leaves the lists with its questions; rows, ids and everybody's progress stay.
  add column hidden_at timestamptz;
alter table questions
  add column edited text[] not null default '{}',
  add column version integer not null default 1;

-- Hidden topics are not found, and neither are their questions.
create or replace view searchable as
  select id, 'module' as kind, id::text as item, null::uuid as topic_id, title, level as place,
    search_body(description) as body
  from modules where removed_at is null
  union all
  select id, 'topic', id::text, null, title, difficulty, description from topics where hidden_at is null
  union all
  select q.id, 'question', q.id::text, t.id, q.name, t.title, '' from questions q
  join topic_questions tq on tq.question_id = q.id and tq.is_primary
  join topics t on t.id = tq.topic_id where q.retired_at is null and t.hidden_at is null
  union all
  select id, 'blog', id::text, null, title, author, search_body(content) from blogs where removed_at is null
  union all
  select id, 'experience', id::text, null, company || ', ' || role, candidate, search_body(content)
  from experiences where status = 'accepted' and removed_at is null
  union all
  select p.id, 'thread', t.id::text, null, coalesce(p.title, ''),
    case when p.id = t.id then t.category else '' end, search_body(p.content)
  from forum_posts p join forum_threads t on t.id = p.thread_id join forum_posts opening on opening.id = t.id
  where p.deleted_at is null and opening.deleted_at is null
  union all
  select id, 'event', id::text, null, title, location, search_body(description) from events
  union all
  select id, 'person', handle, null, name,
    case when shows_year = 'nobody' then ''
      else coalesce(extract(year from passout_year at time zone 'UTC')::text, '') end, ''
  from members where status = 'approved' and shows_page <> 'nobody';

-- A place among others is nothing that is found, and moving one row renumbers many: those rows are left as they are.
drop trigger questions_updated on questions;
create trigger questions_updated after update on questions for each row
  when (new.name <> old.name or (new.retired_at is null) <> (old.retired_at is null))
  execute function search_follows('question');

create function search_follows_topic() returns trigger language plpgsql as $$
begin
  perform search_again('topic', array[new.id]);
  perform search_again('question',
    array(select question_id from topic_questions where is_primary and topic_id = new.id));
  return null;
end
$$;
drop trigger topics_updated on topics;
create trigger topics_updated after update on topics for each row
  when ((new.title, new.difficulty, new.description, new.hidden_at is null)
    is distinct from (old.title, old.difficulty, old.description, old.hidden_at is null))
  execute function search_follows_topic();
