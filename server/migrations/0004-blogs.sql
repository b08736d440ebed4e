create table blogs (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  slug text not null unique,
  title text not null,
  author text not null,
  author_id uuid references members (id) on delete set null,
  content text not null,
  category text not null default '',
  tags text[] not null default '{}',
  views integer not null default 0
);
create index blogs_created_at on blogs (created_at desc, id);

-- One row a reader, blog and day. A reader is a member, or a hash that nobody can turn back into an address.
create table blog_views (
  blog_id uuid not null references blogs (id) on delete cascade,
  day date not null,
  reader text not null,
  primary key (blog_id, day, reader)
);

create table experiences (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  company text not null,
  role text not null,
  candidate text not null default '',
  verdict text not null,
  content text not null,
  -- Who sent it in; kept for the review even when `candidate` is left empty.
  author_id uuid references members (id) on delete set null,
  status text not null default 'accepted' check (status in ('submitted', 'accepted', 'refused'))
);
create index experiences_created_at on experiences (created_at desc, id);
