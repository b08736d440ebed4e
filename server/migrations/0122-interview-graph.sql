-- Rounds of an interview experience, what was asked in each, and companies under one name.

create table companies (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  slug text not null unique,
  name text not null
);
-- Each way to write a company, as experiences_of_company has it. Two companies are merged by moving their spellings.
create table company_spellings (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  company_id uuid not null references companies (id) on delete cascade,
  spelling text not null unique
);
create index company_spellings_of_company on company_spellings (company_id);

create table experience_rounds (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  experience_id uuid not null references experiences (id) on delete cascade,
  position integer not null,
  kind text not null,
  content text not null default '',
  unique (experience_id, position)
);
-- What was asked. What is not in the tracker has a text alone; the text stays when a question goes.
create table round_questions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  round_id uuid not null references experience_rounds (id) on delete cascade,
  question_id uuid references questions (id) on delete set null,
  text text not null,
  position integer not null,
  unique (round_id, position)
);
create index round_questions_of_question on round_questions (question_id) where question_id is not null;
