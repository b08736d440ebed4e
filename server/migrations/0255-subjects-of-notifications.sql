-- A notification is about one thing: its kind says about which. A new kind needs no column, no reference and no rule here.
alter table notifications
  add column subject_id uuid,
  add column part_id uuid,
  add column facts jsonb not null default '{}',
  add column key text,
  drop constraint notifications_kind_check,
  drop constraint notifications_about_one;
comment on column notifications.subject_id is 'The thread, experience, event, … that it is about. Null where it is about a thing in words.';
comment on column notifications.part_id is 'The post within the thread.';
comment on column notifications.key is 'A member has at most one notification with it. Null: it may be said again.';

-- While an update goes on, the release before reads and writes a column for each subject. Whoever writes the one gets the other.
create function fill_notification() returns trigger language plpgsql as $$
begin
  if new.subject_id is null or (tg_op = 'UPDATE' and new.thread_id is distinct from old.thread_id) then
    new.subject_id := coalesce(new.thread_id, new.experience_id, new.event_id, new.member_blog_id, new.announcement_id,
      new.measure_id, new.help_question_id, new.submission_id, new.certificate_id);
  end if;
  if new.kind = 'blog' then
    new.kind := 'blog-' || new.blog_news;
  end if;
  if new.facts = '{}' or (tg_op = 'UPDATE' and new.ruling is distinct from old.ruling) then
    new.facts := jsonb_strip_nulls(jsonb_build_object('words', new.words, 'ruling', new.ruling));
  end if;
  case
    when new.kind in ('mention', 'reply', 'thread', 'watched', 'accepted', 'ruling', 'report') then
      new.thread_id := new.subject_id;
      new.part_id := coalesce(new.part_id, new.post_id);
      new.post_id := new.part_id;
      new.ruling := new.facts ->> 'ruling';
      new.key := coalesce(new.key, case when new.kind in ('mention', 'reply', 'thread', 'watched') then 'post' else new.kind end || ':' || new.part_id);
    when new.kind in ('published', 'refused') then
      new.experience_id := new.subject_id;
      new.key := coalesce(new.key, 'experience:' || new.subject_id);
    when new.kind like 'blog-%' then
      new.member_blog_id := new.subject_id;
      new.blog_news := substr(new.kind, 6);
    when new.kind = 'announcement' then
      new.announcement_id := new.subject_id;
      new.key := coalesce(new.key, 'announcement:' || new.subject_id);
    when new.kind like 'event-%' then
      new.event_id := new.subject_id;
      new.key := coalesce(new.key, new.kind || ':' || new.subject_id);
    when new.kind like 'certificate%' then
      new.certificate_id := new.subject_id;
      new.key := coalesce(new.key, new.kind || ':' || new.subject_id);
    when new.kind in ('warned', 'paused', 'unpaused') then
      new.measure_id := new.subject_id;
      new.key := coalesce(new.key, new.kind || ':' || new.subject_id);
    when new.kind like 'question%' then
      new.help_question_id := new.subject_id;
    when new.kind = 'verdict-back' then
      new.submission_id := new.subject_id;
      new.words := new.facts ->> 'words';
    else
      new.words := new.facts ->> 'words';
  end case;
  return new;
end $$;
create trigger notifications_filled before insert or update of subject_id, thread_id, facts, ruling on notifications
  for each row execute function fill_notification();

-- What a notification is about takes it along.
create function forget_notifications() returns trigger language plpgsql as $$
begin
  delete from notifications n using gone where n.subject_id = gone.id;
  return null;
end $$;
create trigger threads_forgotten after delete on forum_threads
  referencing old table as gone for each statement execute function forget_notifications();
create trigger experiences_forgotten after delete on experiences
  referencing old table as gone for each statement execute function forget_notifications();
create trigger events_forgotten after delete on events
  referencing old table as gone for each statement execute function forget_notifications();
create trigger member_blogs_forgotten after delete on member_blogs
  referencing old table as gone for each statement execute function forget_notifications();
create trigger announcements_forgotten after delete on announcements
  referencing old table as gone for each statement execute function forget_notifications();
create trigger measures_forgotten after delete on measures
  referencing old table as gone for each statement execute function forget_notifications();
create trigger questions_forgotten after delete on help_questions
  referencing old table as gone for each statement execute function forget_notifications();
create trigger submissions_forgotten after delete on problem_submissions
  referencing old table as gone for each statement execute function forget_notifications();
create trigger certificates_forgotten after delete on certificates
  referencing old table as gone for each statement execute function forget_notifications();

create function forget_post() returns trigger language plpgsql as $$
begin
  delete from notifications n using gone where n.part_id = gone.id;
  return null;
end $$;
create trigger posts_forgotten after delete on forum_posts
  referencing old table as gone for each statement execute function forget_post();
