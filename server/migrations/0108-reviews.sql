-- Reviews: when a member should solve a question again, and how long they will know it (docs/decisions/0080).

alter table members add column reviews_a_day smallint not null default 5 check (reviews_a_day between 0 and 50);

-- The day of an instant where the member lives.
create function member_day(member uuid, at timestamptz) returns date language sql stable as $$
  select (at at time zone coalesce((select time_zone from members where id = member), 'UTC'))::date
$$;

-- A row for each question that a member has ticked at some time. What the member said and what the judge saw stands in
-- review_ratings; the numbers here are computed from that by FSRS.
create table reviews (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  question_id uuid not null references questions (id) on delete cascade,
  -- The topic of the question, for the counts below. It follows the question within a minute.
  topic_id uuid references topics (id) on delete set null,
  ticked boolean not null default true,
  -- Days until the chance of knowing it is 90 %.
  stability double precision not null,
  -- 1 to 10.
  difficulty double precision not null,
  reviewed_on date not null,
  due_on date not null,
  reps integer not null default 1,
  lapses integer not null default 0,
  -- Put off by the member until this day.
  waits_until date,
  dropped_at timestamptz,
  next_on date generated always as (case when ticked and dropped_at is null then greatest(due_on, waits_until) end) stored,
  unique (member_id, question_id)
);
create index reviews_next on reviews (member_id, next_on desc, question_id desc) where next_on is not null;
create index reviews_dropped on reviews (member_id, reviewed_on desc, question_id desc) where dropped_at is not null;
create index reviews_of_question on reviews (question_id);
create index reviews_of_topic on reviews (topic_id);

-- What is known of a question on a day: at most one word of the member and one of the judge. The member's counts.
create table review_ratings (
  id uuid primary key,
  created_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  question_id uuid not null references questions (id) on delete cascade,
  source text not null check (source in ('judge', 'own')),
  -- The day where the member lives.
  day date not null,
  at timestamptz not null,
  -- 1 again, 2 hard, 3 good, 4 easy; null for one that was taken back.
  rating smallint check (rating between 1 and 4),
  -- What the judge's word was made from.
  facts jsonb,
  unique (member_id, question_id, day, source)
);
create index review_ratings_of_question on review_ratings (question_id);
create index review_ratings_of_day on review_ratings (member_id, day);

-- How many questions of a topic a member knows how firmly, and until when: a curve and a mastery cost the same for ten
-- questions and for ten thousand. strength: the binary logarithm of the stability, rounded down, 0 to 9.
create table review_memory (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  topic_id uuid references topics (id) on delete cascade,
  strength smallint not null,
  due_month date not null,
  questions integer not null,
  unique nulls not distinct (member_id, topic_id, strength, due_month)
);
create index review_memory_of_topic on review_memory (topic_id);

-- What was still known when it was reviewed, by the month of the review.
create table review_months (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  month date not null,
  known integer not null default 0,
  forgotten integer not null default 0,
  unique (member_id, month)
);

create function review_strength(stability double precision) returns smallint language sql immutable as $$
  select least(9, greatest(0, floor(log(2, greatest(stability, 1)::numeric))))::smallint
$$;

create type memory_delta as (member_id uuid, topic_id uuid, strength smallint, due_month date, more integer);
create function memory_of(r reviews, more integer) returns memory_delta language sql immutable as $$
  select (r.member_id, r.topic_id, review_strength(r.stability), date_trunc('month', r.due_on)::date,
    case when r.ticked then more else 0 end)::memory_delta
$$;
create function count_memory(given memory_delta[]) returns void language plpgsql as $$
declare
  deltas memory_delta[] := array(
    select (d.member_id, d.topic_id, d.strength, d.due_month, sum(d.more))::memory_delta from unnest(given) d
    group by d.member_id, d.topic_id, d.strength, d.due_month having sum(d.more) <> 0
    order by d.member_id, d.topic_id, d.strength, d.due_month);
begin
  insert into review_memory as m (member_id, topic_id, strength, due_month, questions)
    select d.member_id, d.topic_id, d.strength, d.due_month, d.more from unnest(deltas) d where d.more > 0
    on conflict (member_id, topic_id, strength, due_month) do update set questions = m.questions + excluded.questions;
  if not exists (select from unnest(deltas) d where d.more < 0) then return; end if;
  update review_memory m set questions = m.questions + d.more from unnest(deltas) d
    where d.more < 0 and m.member_id = d.member_id and m.topic_id is not distinct from d.topic_id
      and m.strength = d.strength and m.due_month = d.due_month;
  -- Months go by, and their rows with them.
  delete from review_memory m using unnest(deltas) d
    where d.more < 0 and m.questions <= 0 and m.member_id = d.member_id
      and m.topic_id is not distinct from d.topic_id and m.strength = d.strength and m.due_month = d.due_month;
end $$;

-- Once for a statement, however many rows it writes: an import, a restored backup, a merged account.
create function remember_inserted() returns trigger language plpgsql as $$
begin
  perform count_memory(array(select memory_of(n, 1) from new_rows n));
  return null;
end $$;
create function remember_updated() returns trigger language plpgsql as $$
begin
  perform count_memory(array(select memory_of(n, 1) from new_rows n union all select memory_of(o, -1) from old_rows o));
  return null;
end $$;
create function remember_deleted() returns trigger language plpgsql as $$
begin
  perform count_memory(array(select memory_of(o, -1) from old_rows o));
  return null;
end $$;
create trigger reviews_inserted after insert on reviews referencing new table as new_rows
  for each statement execute function remember_inserted();
create trigger reviews_updated after update on reviews referencing new table as new_rows old table as old_rows
  for each statement execute function remember_updated();
create trigger reviews_deleted after delete on reviews referencing old table as old_rows
  for each statement execute function remember_deleted();

-- A tick makes its review, as of the day on which the question was first done: what the member says later, or the judge saw,
-- changes it. The numbers are those that FSRS gives for a first "good" (review-schedule.test.ts).
create function review_ticked() returns trigger language plpgsql as $$
begin
  insert into reviews (member_id, question_id, topic_id, stability, difficulty, reviewed_on, due_on)
    select n.member_id, n.question_id, tq.topic_id, 2.3065, 2.11810397, first.day, first.day + 3
    from new_rows n join members m on m.id = n.member_id
    left join first_completions f on f.member_id = n.member_id and f.question_id = n.question_id
    left join topic_questions tq on tq.question_id = n.question_id and tq.is_primary
    -- Of a solve elsewhere the day may not be known (0100).
    cross join lateral (select (case when n.completed_at > 'epoch' then least(n.completed_at, f.completed_at) else now() end
      at time zone coalesce(m.time_zone, 'UTC'))::date as day) first
    order by n.member_id, n.question_id
  on conflict (member_id, question_id) do update set ticked = true,
    -- Where it turns out that it was done earlier, and nothing else is known of it.
    reviewed_on = case when reviews.reps = 1 and reviews.stability = excluded.stability then excluded.reviewed_on else reviews.reviewed_on end,
    due_on = case when reviews.reps = 1 and reviews.stability = excluded.stability then excluded.due_on else reviews.due_on end;
  return null;
end $$;
create function review_unticked() returns trigger language plpgsql as $$
begin
  update reviews r set ticked = false from old_rows o
    where r.member_id = o.member_id and r.question_id = o.question_id;
  return null;
end $$;
create trigger completed_questions_reviewed after insert on completed_questions referencing new table as new_rows
  for each statement execute function review_ticked();
create trigger completed_questions_reviewed_again after update on completed_questions referencing new table as new_rows
  for each statement execute function review_ticked();
create trigger completed_questions_unreviewed after delete on completed_questions referencing old table as old_rows
  for each statement execute function review_unticked();

-- Questions whose topic was changed, until their reviews follow.
create table review_moves (
  question_id uuid primary key references questions (id) on delete cascade
);
create function note_review_move() returns trigger language plpgsql as $$
begin
  insert into review_moves (question_id) values (case when tg_op = 'DELETE' then old.question_id else new.question_id end)
    on conflict do nothing;
  return null;
exception when foreign_key_violation then
  -- The question itself is deleted, and its reviews with it.
  return null;
end $$;
create trigger topic_questions_reviewed after insert or delete or update of topic_id, is_primary on topic_questions
  for each row execute function note_review_move();

-- What was ticked before.
insert into reviews (member_id, question_id, topic_id, stability, difficulty, reviewed_on, due_on)
  select c.member_id, c.question_id, tq.topic_id, 2.3065, 2.11810397, d.day, d.day + 3
  from completed_questions c
  join members m on m.id = c.member_id
  left join first_completions f using (member_id, question_id)
  left join topic_questions tq on tq.question_id = c.question_id and tq.is_primary
  cross join lateral (select (least(c.completed_at, f.completed_at) at time zone coalesce(m.time_zone, 'UTC'))::date as day) d;

-- What the browser says of how a solution came about: seconds, traces, counterexamples. It decides nothing but the next review.
alter table problem_submissions add column aids jsonb;
