create table topics (
  id uuid primary key,
  created_at timestamptz not null default now(),
  slug text not null unique,
  title text not null,
  description text not null,
  difficulty text not null check (difficulty in ('Beginner', 'Intermediate', 'Advanced')),
  position integer not null,
  -- The checksum of the shipped content this row was last written from; null once people have changed it.
  seed text
);

create table questions (
  id uuid primary key,
  created_at timestamptz not null default now(),
  slug text not null unique,
  name text not null,
  difficulty text not null check (difficulty in ('Easy', 'Medium', 'Hard')),
  link text not null,
  position integer not null,
  -- Retired questions leave the lists; the row, its id and everybody's progress stay.
  retired_at timestamptz,
  seed text
);

create table topic_questions (
  topic_id uuid not null references topics (id) on delete cascade,
  question_id uuid not null references questions (id) on delete cascade,
  is_primary boolean not null,
  primary key (topic_id, question_id)
);
create index topic_questions_question on topic_questions (question_id);

create table completed_questions (
  member_id uuid not null references members (id) on delete cascade,
  question_id uuid not null references questions (id) on delete restrict,
  completed_at timestamptz not null default now(),
  primary key (member_id, question_id)
);

create table modules (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  slug text unique,
  title text not null,
  description text not null,
  created_by text not null,
  author_id uuid references members (id) on delete set null,
  level text not null default 'Beginner' check (level in ('Beginner', 'Intermediate', 'Advanced')),
  position integer not null default 0,
  -- Shipped modules that people removed stay as rows, so that seeding does not bring them back.
  removed_at timestamptz,
  seed text
);

create table module_questions (
  module_id uuid not null references modules (id) on delete cascade,
  position integer not null,
  name text not null,
  difficulty text not null default 'Easy' check (difficulty in ('Easy', 'Medium', 'Hard')),
  link text not null default '',
  question_id uuid references questions (id) on delete set null,
  primary key (module_id, position)
);
