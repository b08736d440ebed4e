-- Rounds of an interview experience, what was asked in each, and companies under one name (docs/decisions/0084).

-- As its contributor wrote them: [{"kind": "coding", "asked": "Two Sum\nLRU Cache"}].
alter table experiences add column rounds jsonb not null default '[]';
-- Whether whoever sent it in was told that moderators can look up who they are. Those of before were promised that nobody can.
alter table experiences add column names_author boolean not null default false;

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

-- What was asked, line by line. What is not in the tracker has a text alone; the text stays when a question goes.
create table round_questions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  experience_id uuid not null references experiences (id) on delete cascade,
  round integer not null,
  position integer not null,
  kind text not null,
  question_id uuid references questions (id) on delete set null,
  text text not null,
  unique (experience_id, round, position)
);
create index round_questions_of_question on round_questions (question_id) where question_id is not null;

-- Every experience has its company, whoever writes it.
create function note_company() returns trigger language plpgsql as $$
declare
  spelled text := lower(btrim(regexp_replace(new.company, '\s+', ' ', 'g')));
  base text := coalesce(nullif(btrim(left(regexp_replace(spelled, '[^a-z0-9]+', '-', 'g'), 60), '-'), ''),
    'company-' || left(md5(spelled), 8));
  made uuid;
begin
  -- Two that write a new one at the same time come in turn.
  perform pg_advisory_xact_lock(7261914540);
  if exists (select from company_spellings where spelling = spelled) then return null; end if;
  for attempt in 1..1000 loop
    insert into companies (slug, name)
      values (case when attempt = 1 then base else base || '-' || attempt end, btrim(regexp_replace(new.company, '\s+', ' ', 'g')))
      on conflict (slug) do nothing returning id into made;
    exit when made is not null;
  end loop;
  insert into company_spellings (company_id, spelling) values (made, spelled);
  return null;
end $$;
create trigger experiences_company after insert or update of company on experiences
  for each row execute function note_company();
update experiences set company = company;
