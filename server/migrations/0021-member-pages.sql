-- Who sees a member's page, and each part of it: nobody, members, everyone. A part is never shown to more people than
-- the page. Members see name and writings, which they could see before; nothing else is shown until the member says so.
alter table members
  add column shows_page text not null default 'members' check (shows_page in ('nobody', 'members', 'everyone')),
  add column shows_year text not null default 'nobody' check (shows_year in ('nobody', 'members', 'everyone')),
  add column shows_about text not null default 'nobody' check (shows_about in ('nobody', 'members', 'everyone')),
  add column shows_links text not null default 'nobody' check (shows_links in ('nobody', 'members', 'everyone')),
  add column shows_joined text not null default 'nobody' check (shows_joined in ('nobody', 'members', 'everyone')),
  add column shows_solved text not null default 'nobody' check (shows_solved in ('nobody', 'members', 'everyone')),
  add column shows_activity text not null default 'nobody' check (shows_activity in ('nobody', 'members', 'everyone')),
  add column shows_writings text not null default 'members' check (shows_writings in ('nobody', 'members', 'everyone'));
-- For the site map.
create index members_public_pages on members (created_at desc) where shows_page = 'everyone' and status = 'approved';

-- What a member wrote, newest first. Each row of a page comes from one of these.
create index blogs_author on blogs (author_id, created_at desc, id desc);
create index experiences_author on experiences (author_id, created_at desc, id desc);
create index forum_posts_threads_of on forum_posts (author_id, created_at desc, id desc) where title is not null;

-- A person is found if members see their page, and by the year if they see that. The item is what the address names.
create or replace view searchable as
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
  select id, 'person', handle, null, name,
    case when shows_year = 'nobody' then ''
      else coalesce(extract(year from passout_year at time zone 'UTC')::text, '') end, ''
  from members where status = 'approved' and shows_page <> 'nobody';

drop trigger members_searched on members;
create trigger members_searched
  after insert or delete or update of name, status, passout_year, shows_page, shows_year
  on members for each row execute function search_follows('person');
select search_again('person', array(select id from members));
