-- Blogs that members write: from a draft over the review to the published blog (docs/decisions/0072).
create table member_blogs (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  author_id uuid not null references members (id) on delete cascade,
  -- The published blog. With another state than `published`, this row is an edit of it.
  blog_id uuid unique references blogs (id) on delete cascade,
  state text not null default 'draft'
    check (state in ('draft', 'submitted', 'changes', 'accepted', 'scheduled', 'published', 'declined')),
  title text not null,
  category text not null default '',
  tags text[] not null default '{}',
  content text not null,
  version integer not null default 1,
  -- The version that its author sent in last, and when.
  submitted_version integer,
  submitted_at timestamptz,
  reason text,
  publish_at timestamptz,
  -- The version of the published blog from which an edit was begun.
  based_on integer,
  constraint member_blogs_scheduled check ((state = 'scheduled') = (publish_at is not null))
);
create index member_blogs_own on member_blogs (author_id, updated_at desc, id desc);
create index member_blogs_waiting on member_blogs (submitted_at, id) where state = 'submitted';
create index member_blogs_ready on member_blogs (updated_at, id) where state in ('accepted', 'scheduled');

-- Each saved text. The oldest go when there are many.
create table member_blog_versions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_blog_id uuid not null references member_blogs (id) on delete cascade,
  number integer not null,
  editor_id uuid references members (id) on delete set null,
  title text not null,
  category text not null,
  tags text[] not null,
  content text not null,
  unique (member_blog_id, number)
);
create index member_blog_versions_editor on member_blog_versions (editor_id);

create table member_blog_comments (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  member_blog_id uuid not null references member_blogs (id) on delete cascade,
  author_id uuid references members (id) on delete set null,
  text text not null,
  -- A line of the Markdown, and its text at that time.
  line integer,
  passage text,
  done_at timestamptz,
  check ((line is null) = (passage is null))
);
create index member_blog_comments_of on member_blog_comments (member_blog_id, created_at);
create index member_blog_comments_author on member_blog_comments (author_id);

-- What happened to a blog is told in the notifications. Other kinds may have been added by then, so the rules are widened as
-- they stand.
alter table notifications
  add column member_blog_id uuid references member_blogs (id) on delete cascade,
  add column blog_news text;
create index notifications_member_blog on notifications (member_blog_id) where member_blog_id is not null;
do $$
declare
  kinds text := (select pg_get_expr(conbin, conrelid) from pg_constraint where conname = 'notifications_kind_check');
  about text := (select pg_get_expr(conbin, conrelid) from pg_constraint where conname = 'notifications_about_one');
  seen text := (select pg_get_expr(conbin, conrelid) from pg_constraint where conname = 'waiting_seen_kind_check');
begin
  execute format('alter table notifications drop constraint notifications_kind_check,
    add constraint notifications_kind_check check (kind = ''blog'' or (%s))', kinds);
  execute format('alter table notifications drop constraint notifications_about_one,
    add constraint notifications_about_one check (case when kind = ''blog''
      then member_blog_id is not null and blog_news is not null and post_id is null and thread_id is null and experience_id is null
      else member_blog_id is null and blog_news is null and (%s) end)', about);
  execute format('alter table waiting_seen drop constraint waiting_seen_kind_check,
    add constraint waiting_seen_kind_check check (kind = ''blogs'' or (%s))', seen);
end $$;
