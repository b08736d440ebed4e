-- What an event asks of those who register, and what they answer.
create table event_questions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  event_id uuid not null references events (id) on delete cascade,
  position integer not null,
  name text not null,
  kind text not null constraint event_questions_kind check (kind in ('text', 'number', 'choice', 'truth')),
  choices text[] not null default '{}',
  needed boolean not null default false
);
create index event_questions_event on event_questions (event_id, position);

-- An answer ends with its registration, as the seat does.
create table event_answers (
  registration_id uuid not null references event_registrations (id) on delete cascade,
  question_id uuid not null references event_questions (id) on delete cascade,
  created_at timestamptz not null default now(),
  value text not null,
  primary key (registration_id, question_id)
);
create index event_answers_question on event_answers (question_id, value);
