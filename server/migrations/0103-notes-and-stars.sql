-- Notes on every question of the tracker, and stars (docs/decisions/0079). A note is a draft that is never sent.

-- The question that a note is on, whether or not it has a problem here by now.
alter table drafts add column question_id uuid references questions (id) on delete set null;
-- The text of a note for the search; is_noted tells, without reading the text, that something stands in it.
alter table drafts add column is_noted boolean not null
  generated always as (form like 'note:%' and coalesce(content->>'text', '') ~ '\S') stored;
alter table drafts add column note_words tsvector
  generated always as (case when form like 'note:%' then to_tsvector('english', search_words(coalesce(content->>'text', ''))) end) stored;
create index drafts_noted on drafts (member_id, updated_at desc, id desc) include (form, question_id) where is_noted;
create index drafts_of_question on drafts (question_id, member_id) where question_id is not null;

create table question_stars (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  question_id uuid not null references questions (id) on delete cascade,
  unique (member_id, question_id)
);
create index question_stars_latest on question_stars (member_id, created_at desc, id desc);
create index question_stars_of_question on question_stars (question_id);
