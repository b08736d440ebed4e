-- A handle is how a member is named in a text: `@asha.verma`. Names are not unique and may change, a handle is and does not.
-- It is made from the name alone, so it tells nobody more than the name does.
create function handle_from(name text) returns text language sql immutable as $$
  select coalesce(nullif(trim(both '.' from left(
    regexp_replace(lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g')), '[^a-z0-9]+', '.', 'g'),
    30)), ''), 'member')
$$;

-- Who left may be named in old texts: nobody else is ever given that handle. Only its digest is kept.
create table retired_handles (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  digest bytea not null unique
);

create function give_handle() returns trigger language plpgsql as $$
declare
  wanted text := handle_from(new.name);
  suffix int := 1;
begin
  if new.handle <> '' then return new; end if;
  -- Two of one name who sign up at once get two handles.
  perform pg_advisory_xact_lock(7261914531);
  new.handle := wanted;
  while exists (select 1 from members m where m.handle = new.handle)
    or exists (select 1 from retired_handles r where r.digest = sha256(convert_to(new.handle, 'UTF8')))
  loop
    suffix := suffix + 1;
    new.handle := wanted || case when suffix <= 50 then suffix else (1000 + floor(random() * 9000000))::int end;
  end loop;
  return new;
end
$$;

alter table members
  add column handle text not null default '',
  -- Mails about the forum: when somebody names the member, and when somebody answers them.
  add column mail_mentions boolean not null default true,
  add column mail_replies boolean not null default true;
create trigger members_handle before insert on members for each row execute function give_handle();

create function retire_handle() returns trigger language plpgsql as $$
begin
  insert into retired_handles (digest) values (sha256(convert_to(old.handle, 'UTF8'))) on conflict do nothing;
  return old;
end
$$;
create trigger members_handle_retired after delete on members for each row execute function retire_handle();

with numbered as (
  select id, handle_from(name) as wanted, row_number() over (partition by handle_from(name) order by created_at, id) as at
  from members
)
update members m set handle = wanted || case when at = 1 then '' else at::text end from numbered n where n.id = m.id;
-- `asha2` by name and the second `asha` would be the same.
update members m set handle = handle || '.' || left(id::text, 8)
  where exists (select 1 from members o where o.handle = m.handle and (o.created_at, o.id) < (m.created_at, m.id));
create unique index members_handle on members (handle) where handle <> '';

-- What somebody is to know of. `actor_id` is who did it, null where that is nobody's business.
create table notifications (
  id uuid primary key default gen_random_uuid(),
  -- Milliseconds, as in the cursor of the list.
  created_at timestamptz(3) not null default clock_timestamp(),
  member_id uuid not null references members (id) on delete cascade,
  -- mention: named in the post; reply: the post answers a reply of theirs; thread: it stands in their thread;
  -- accepted: their post was accepted; ruling: their post was flagged and decided on; report: so was one they flagged.
  kind text not null check (kind in ('mention', 'reply', 'thread', 'accepted', 'ruling', 'report')),
  post_id uuid not null references forum_posts (id) on delete cascade,
  thread_id uuid not null references forum_threads (id) on delete cascade,
  actor_id uuid references members (id) on delete set null,
  ruling text check (ruling in ('kept', 'removed')),
  read_at timestamptz,
  mailed_at timestamptz
);
create index notifications_list on notifications (member_id, created_at desc, id desc);
create index notifications_unread on notifications (member_id) where read_at is null;
create index notifications_post on notifications (post_id);
create index notifications_thread on notifications (thread_id);
-- One post tells one member once, whatever it is to them.
create unique index notifications_written on notifications (member_id, post_id) where kind in ('mention', 'reply', 'thread');
create unique index notifications_judged on notifications (member_id, post_id, kind)
  where kind in ('accepted', 'ruling', 'report');

-- What a member is writing in a thread: one of each.
create table reply_drafts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- Milliseconds, as on the wire: a draft is told from a newer one by comparing this.
  updated_at timestamptz(3) not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  thread_id uuid not null references forum_threads (id) on delete cascade,
  content jsonb not null,
  unique (member_id, thread_id)
);
create index reply_drafts_thread on reply_drafts (thread_id);
