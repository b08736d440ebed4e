-- migrate: without a transaction
-- What lists and pages say of a thread is kept in its row and changed by what changes: nobody counts its posts again.
alter table forum_threads
  -- Raised by every change in the thread.
  add column if not exists version bigint not null default 1,
  -- Of the opening post: lists are ordered by the first, and leave out what the second marks.
  add column if not exists votes integer not null default 0,
  add column if not exists deleted boolean not null default false;

create or replace function raise_thread_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;

-- Posts are locked before their thread, and threads in the order of their ids, so there is no deadlock. The thread is
-- locked by a statement of its own: what follows then sees every post of those who held the lock before.
create or replace function count_new_posts() returns trigger language plpgsql as $$
begin
  perform from forum_threads where id in (select thread_id from after) order by id for no key update;
  update forum_threads t set
    reply_count = reply_count + replies,
    last_activity_at = greatest(last_activity_at, latest),
    votes = coalesce(opening_votes, votes),
    deleted = coalesce(opening_deleted, deleted)
  from (
    select thread_id, count(*) filter (where stands) as replies, max(created_at) filter (where stands) as latest,
      max(votes) filter (where id = thread_id) as opening_votes,
      bool_or(deleted_at is not null) filter (where id = thread_id) as opening_deleted
    from (select *, id <> thread_id and deleted_at is null as stands from after) p group by thread_id
  ) n where t.id = n.thread_id;
  return null;
end
$$;

create or replace function count_changed_posts() returns trigger language plpgsql as $$
begin
  -- An author who leaves changes nothing that is counted here.
  if not exists (
    select from before b join after a using (id)
    where (a.votes, a.title, a.content, a.edited_at, a.deleted_at) is distinct from
      (b.votes, b.title, b.content, b.edited_at, b.deleted_at)
  ) then return null; end if;
  perform from forum_threads where id in (select thread_id from after) order by id for no key update;
  update forum_threads t set
    reply_count = reply_count + replies,
    last_activity_at = case
      when latest > last_activity_at then latest
      -- Only then may another reply be the latest now.
      when gone >= last_activity_at then coalesce((
        select p.created_at from forum_posts p where p.thread_id = t.id and p.id <> p.thread_id and p.deleted_at is null
        order by p.created_at desc limit 1), t.created_at)
      else last_activity_at end,
    votes = coalesce(opening_votes, votes),
    deleted = coalesce(opening_deleted, deleted)
  from (
    select a.thread_id,
      count(*) filter (where a.deleted_at is null and b.deleted_at is not null and a.id <> a.thread_id)
        - count(*) filter (where a.deleted_at is not null and b.deleted_at is null and a.id <> a.thread_id) as replies,
      max(a.created_at) filter (where a.deleted_at is null and a.id <> a.thread_id) as latest,
      max(a.created_at) filter (where a.deleted_at is not null and b.deleted_at is null and a.id <> a.thread_id) as gone,
      max(a.votes) filter (where a.id = a.thread_id) as opening_votes,
      bool_or(a.deleted_at is not null) filter (where a.id = a.thread_id) as opening_deleted
    from before b join after a using (id) group by a.thread_id
  ) n where t.id = n.thread_id;
  return null;
end
$$;

create or replace function count_gone_posts() returns trigger language plpgsql as $$
begin
  perform from forum_threads where id in (select thread_id from before) order by id for no key update;
  update forum_threads t set
    reply_count = (select count(*) from forum_posts p where p.thread_id = t.id and p.id <> p.thread_id and p.deleted_at is null),
    last_activity_at = coalesce((
      select max(p.created_at) from forum_posts p where p.thread_id = t.id and p.id <> p.thread_id and p.deleted_at is null),
      t.created_at)
  where t.id in (select thread_id from before);
  return null;
end
$$;

create or replace trigger forum_threads_version before update on forum_threads
  for each row execute function raise_thread_version();
create or replace trigger forum_posts_new after insert on forum_posts
  referencing new table as after for each statement execute function count_new_posts();
create or replace trigger forum_posts_changed after update on forum_posts
  referencing old table as before new table as after for each statement execute function count_changed_posts();
-- The product deletes no post's row but with its thread; a hand on the database may.
create or replace trigger forum_posts_gone after delete on forum_posts
  referencing old table as before for each statement execute function count_gone_posts();

-- What is there is counted a few threads at a time, each time under their locks, so that no post is missed and nobody waits long.
do $$
declare
  last uuid := '00000000-0000-0000-0000-000000000000';
  batch uuid[];
begin
  loop
    select array_agg(id order by id) into batch
    from (select id from forum_threads where id > last order by id limit 200) t;
    exit when batch is null;
    perform from forum_threads where id = any(batch) order by id for no key update;
    update forum_threads t set votes = p.votes, deleted = p.deleted, reply_count = p.replies
    from (
      select thread_id, max(votes) filter (where id = thread_id) as votes,
        bool_or(id = thread_id and deleted_at is not null) as deleted,
        count(*) filter (where id <> thread_id and deleted_at is null) as replies
      from forum_posts where thread_id = any(batch) group by thread_id
    ) p
    where p.thread_id = t.id and (p.votes, p.deleted, p.replies) is distinct from (t.votes, t.deleted, t.reply_count);
    commit;
    last := batch[array_upper(batch, 1)];
  end loop;
end
$$;
