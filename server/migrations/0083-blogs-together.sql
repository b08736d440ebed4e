-- Blogs that several members write, series of blogs, reactions, and the thread in which a blog is talked about
-- (docs/decisions/0072).

create table member_blog_authors (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_blog_id uuid not null references member_blogs (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  -- Null while they are invited and have not answered.
  accepted_at timestamptz,
  unique (member_blog_id, member_id)
);
create index member_blog_authors_member on member_blog_authors (member_id);

create table blog_series (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  slug text not null unique,
  title text not null,
  description text not null default '',
  owner_id uuid references members (id) on delete set null
);
create index blog_series_owner on blog_series (owner_id);

create table blog_series_parts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  series_id uuid not null references blog_series (id) on delete cascade,
  -- A blog is in one series at most.
  blog_id uuid not null unique references blogs (id) on delete cascade,
  position integer not null
);
create index blog_series_parts_order on blog_series_parts (series_id, position, blog_id);

create table blog_reactions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  blog_id uuid not null references blogs (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  kind text not null check (kind in ('helpful', 'clear', 'more')),
  unique (blog_id, member_id, kind)
);
create index blog_reactions_member on blog_reactions (member_id);

-- How many there are of each kind, kept right by a trigger whatever changes the rows: a deleted account too.
create table blog_reaction_counts (
  blog_id uuid not null references blogs (id) on delete cascade,
  kind text not null,
  count integer not null,
  primary key (blog_id, kind)
);
create function count_blog_reaction() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into blog_reaction_counts values (new.blog_id, new.kind, 1)
    on conflict (blog_id, kind) do update set count = blog_reaction_counts.count + 1;
  else
    update blog_reaction_counts set count = count - 1 where blog_id = old.blog_id and kind = old.kind;
  end if;
  return null;
end $$;
create trigger count_blog_reaction after insert or delete on blog_reactions
  for each row execute function count_blog_reaction();

-- The thread of the forum about a blog: one for each, made by whoever asks first.
create table blog_threads (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  blog_id uuid not null unique references blogs (id) on delete cascade,
  thread_id uuid not null unique references forum_threads (id) on delete cascade
);
