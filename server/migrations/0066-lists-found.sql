-- Published lists are found.
create table search_documents_list partition of search_documents for values in ('list');
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
  from members where status = 'approved' and shows_page <> 'nobody'
  union all
  select id, 'list', slug, null, title, 'List', description from question_lists
  where published_at is not null and removed_at is null;

create trigger question_lists_searched
  after insert or delete or update of slug, title, description, published_at, removed_at
  on question_lists for each row execute function search_follows('list');
