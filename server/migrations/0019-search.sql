-- Search over everything. Both extensions are trusted since PostgreSQL 13: who owns the database may create them.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- How titles, texts and queries are compared: in lower case, without accents, and without the signs that make the
-- parser read `node.js` as a host and `graphs/trees` as a file. The result has no quotes, so each word of it can be
-- quoted in a tsquery. Functions with `return` are parsed once: a restored dump finds the dictionary.
create function search_words(written text) returns text language sql immutable strict parallel safe
  return translate(lower(unaccent('unaccent'::regdictionary, written)), './\_-:@''`', '         ');

-- A Markdown text without its spoilers: what the page hides is neither found nor shown. It hides rather too much: from
-- the first hidden block to the last end of one (to the end of the text if one is left open), and in each paragraph
-- from the first bars to the last.
create function search_without_spoilers(markdown text) returns text language sql immutable strict parallel safe
  return regexp_replace(
    case when regexp_count(markdown, '(^|\n)[^\n:]*:::+[ \t]*spoiler', 1, 'i')
            > regexp_count(markdown, '(^|\n)[^\n:]*:::+[ \t]*(?=\n|$)')
      then regexp_replace(markdown, '(^|\n)[^\n:]*:::+[ \t]*spoiler.*$', ' … ', 'i')
      else regexp_replace(markdown, '(^|\n)[^\n:]*:::+[ \t]*spoiler.*\n[^\n:]*:::+[ \t]*(?=\n|$)', ' … ', 'i')
    end,
    '\|\|([^\n]|\n(?![ \t]*\n))*\|\|', ' … ', 'g');

-- A Markdown text as plain words.
create function search_body(markdown text) returns text language sql immutable strict parallel safe
  return trim(regexp_replace(translate(
    regexp_replace(regexp_replace(regexp_replace(search_without_spoilers(replace(markdown, chr(13), '')),
      '!?\[([^]\n]*)\]\([^)\n]*\)', '\1', 'g'),
      'https?://[^\s)]+', ' ', 'g'),
      '(^|\n)[ \t]*(```+|~~~+)[^\n]*', '\1', 'g'),
    '#*`~|$', ''), '\s+', ' ', 'g'));

-- One row for everything that can be found. A reply is a row that leads to its thread. There is one partition for each
-- kind, because each kind is searched for its own best rows: an index of all kinds would be read once for each of them.
create table search_documents (
  id uuid not null,
  created_at timestamptz not null default now(),
  kind text not null,
  -- What the address names: an id, or the slug of a problem.
  item text not null,
  -- The topic of a question.
  topic_id uuid,
  title text not null,
  -- The second line of a result.
  place text not null,
  body text not null,
  name text collate "C" not null generated always as (search_words(title)) stored,
  title_words tsvector not null generated always as (
    setweight(to_tsvector('english', search_words(title)), 'A') ||
    setweight(to_tsvector('english', search_words(place)), 'B')
  ) stored,
  words tsvector not null generated always as (
    setweight(to_tsvector('english', search_words(title)), 'A') ||
    setweight(to_tsvector('english', search_words(place)), 'B') ||
    to_tsvector('english', search_words(body))
  ) stored,
  primary key (kind, id)
) partition by list (kind);
create table search_documents_module partition of search_documents for values in ('module');
create table search_documents_problem partition of search_documents for values in ('problem');
create table search_documents_topic partition of search_documents for values in ('topic');
create table search_documents_question partition of search_documents for values in ('question');
create table search_documents_blog partition of search_documents for values in ('blog');
create table search_documents_experience partition of search_documents for values in ('experience');
create table search_documents_thread partition of search_documents for values in ('thread');
create table search_documents_event partition of search_documents for values in ('event');
create table search_documents_person partition of search_documents for values in ('person');

-- What may be found of each table. Deleted, submitted, refused and pending rows are not in it. Problems are files: the
-- site writes their rows itself when it starts.
create view searchable as
  select id, 'module' as kind, id::text as item, null::uuid as topic_id, title, level as place,
    search_body(description) as body
  from modules where removed_at is null
  union all
  select id, 'topic', id::text, null, title, difficulty, description from topics
  union all
  select q.id, 'question', q.id::text, t.id, q.name, t.title, '' from questions q
  join topic_questions tq on tq.question_id = q.id and tq.is_primary
  join topics t on t.id = tq.topic_id where q.retired_at is null
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
  select id, 'person', id::text, null, name,
    coalesce(extract(year from passout_year at time zone 'UTC')::text, ''), ''
  from members where status = 'approved';

insert into search_documents (id, kind, item, topic_id, title, place, body)
  select id, kind, item, topic_id, title, place, body from searchable;

create index search_documents_name on search_documents (kind, name);
create index search_documents_title_words on search_documents using gin (title_words);
create index search_documents_words on search_documents using gin (words);
create index search_documents_trigrams on search_documents using gin (name gin_trgm_ops);

-- Writes the rows of these items again, or removes them. Two transactions may meet at one row: the second waits.
create function search_again(of_kind text, ids uuid[]) returns void language plpgsql as $$
begin
  insert into search_documents (id, kind, item, topic_id, title, place, body)
    select id, kind, item, topic_id, title, place, body from searchable where kind = of_kind and id = any (ids)
    on conflict (kind, id) do update set item = excluded.item, topic_id = excluded.topic_id,
      title = excluded.title, place = excluded.place, body = excluded.body;
  delete from search_documents where kind = of_kind and id = any (ids)
    and id <> all (array(select s.id from searchable s where s.kind = of_kind and s.id = any (ids)));
end
$$;

create function search_follows() returns trigger language plpgsql as $$
begin
  perform search_again(tg_argv[0], array[coalesce(new.id, old.id)]);
  return null;
end
$$;
create trigger modules_searched after insert or delete or update of title, level, description, removed_at
  on modules for each row execute function search_follows('module');
create trigger blogs_searched after insert or delete or update of title, author, content, removed_at
  on blogs for each row execute function search_follows('blog');
create trigger experiences_searched
  after insert or delete or update of company, role, candidate, content, status, removed_at
  on experiences for each row execute function search_follows('experience');
create trigger events_searched after insert or delete or update of title, description, location
  on events for each row execute function search_follows('event');
create trigger members_searched after insert or delete or update of name, status, passout_year
  on members for each row execute function search_follows('person');

-- The curriculum is written in a few statements of many rows each, so these run once for each statement. A question is
-- found once it has its topic.
create function search_follows_topics() returns trigger language plpgsql as $$
begin
  perform search_again('topic', array(select id from changed));
  perform search_again('question',
    array(select question_id from topic_questions where is_primary and topic_id in (select id from changed)));
  return null;
end
$$;
create trigger topics_inserted after insert on topics
  referencing new table as changed for each statement execute function search_follows_topics();
create trigger topics_updated after update on topics
  referencing new table as changed for each statement execute function search_follows_topics();
create trigger topics_deleted after delete on topics
  referencing old table as changed for each statement execute function search_follows_topics();

create function search_follows_questions() returns trigger language plpgsql as $$
begin
  perform search_again('question', array(select id from changed));
  return null;
end
$$;
create trigger questions_updated after update on questions
  referencing new table as changed for each statement execute function search_follows_questions();
create trigger questions_deleted after delete on questions
  referencing old table as changed for each statement execute function search_follows_questions();

create function search_follows_shelves() returns trigger language plpgsql as $$
begin
  perform search_again('question', array(select question_id from changed));
  return null;
end
$$;
create trigger topic_questions_inserted after insert on topic_questions
  referencing new table as changed for each statement execute function search_follows_shelves();
create trigger topic_questions_updated after update on topic_questions
  referencing new table as changed for each statement execute function search_follows_shelves();
create trigger topic_questions_deleted after delete on topic_questions
  referencing old table as changed for each statement execute function search_follows_shelves();

-- The opening post of a thread takes all replies with it when it is deleted, and brings them back.
create function search_follows_post() returns trigger language plpgsql as $$
declare
  post forum_posts := coalesce(new, old);
begin
  if post.id = post.thread_id and tg_op = 'UPDATE' and new.deleted_at is distinct from old.deleted_at then
    perform search_again('thread', array(select id from forum_posts where thread_id = post.thread_id));
  else
    perform search_again('thread', array[post.id]);
  end if;
  return null;
end
$$;
create trigger forum_posts_searched after insert or delete or update of title, content, deleted_at
  on forum_posts for each row execute function search_follows_post();
create trigger forum_threads_searched after update of category
  on forum_threads for each row execute function search_follows('thread');

-- The titles with every longer word in another spelling. The index finds those that have the longest word, and the other
-- words may be less alike (`serach` is 0.29). Comparing takes long, so at most 150 titles of each kind are compared.
-- The threshold of `<%` is a setting: it is set until the statement ends, by a call and not by a `set` of the function,
-- which only a superuser may create before pg_trgm is loaded, as when a dump is restored. 0.38 finds Dijkstra by
-- `dikjstra` (0.385).
create function search_alike(written text, kinds text[], most int)
  returns table (kind text, id uuid, item text, likeness real) language plpgsql as $$
#variable_conflict use_column
begin
  perform set_config('pg_trgm.word_similarity_threshold', '0.38', true);
  return query
    select d.kind, d.id, d.item, spelled.likeness
    from (select array_agg(word order by length(word) desc, word) as words
          from regexp_split_to_table(written, '\s+') as word where length(word) > 3) as asked
    cross join unnest(kinds) as k(kind)
    cross join lateral (
      select * from search_documents s where s.kind = k.kind and asked.words[1] <% s.name limit 150) as d
    cross join lateral (
      select avg(word_similarity(word, d.name))::real as likeness, min(word_similarity(word, d.name)) as least
      from unnest(asked.words) as word) as spelled
    where spelled.least >= 0.25 and spelled.likeness >= 0.35
    order by spelled.likeness desc, length(d.name), d.id limit most;
end
$$;
