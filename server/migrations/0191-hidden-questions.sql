-- Reviews of questions that the club hides count nowhere while they are hidden (docs/decisions/0080): the few that are hidden are found
-- without reading the others, and a question that is hidden when it is solved counts in no topic.
-- lock: questions has some thousand rows
create index questions_hidden on questions (id) where retired_at is not null;

create or replace function review_ticked() returns trigger language plpgsql as $$
begin
  insert into reviews (member_id, question_id, topic_id, stability, difficulty, reviewed_on, due_on)
    select n.member_id, n.question_id, tq.topic_id, 2.3065, 2.11810397, first.day, first.day + 3
    from new_rows n join members m on m.id = n.member_id
    left join first_completions f on f.member_id = n.member_id and f.question_id = n.question_id
    left join questions q on q.id = n.question_id and q.retired_at is null
    left join topic_questions tq on tq.question_id = q.id and tq.is_primary
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
