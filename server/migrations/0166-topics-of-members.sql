-- What Today and the page of a member say of topics, without reading what was solved (docs/decisions/0080): how much of a topic
-- is done stands in review_memory; here stands when the member last ticked one of its questions.
create table member_topics (
  member_id uuid not null references members (id) on delete cascade,
  topic_id uuid not null references topics (id) on delete cascade,
  -- Null where no tick with a day is left.
  ticked_at timestamptz,
  primary key (member_id, topic_id)
);
create index member_topics_of_topic on member_topics (topic_id);

-- Once for a statement, however many rows it writes.
create function note_topics_ticked() returns trigger language plpgsql as $$
begin
  insert into member_topics as known (member_id, topic_id, ticked_at)
    select n.member_id, tq.topic_id, max(n.completed_at) from new_rows n
    join topic_questions tq on tq.question_id = n.question_id and tq.is_primary
    where n.completed_at > 'epoch' group by 1, 2 order by 1, 2
  on conflict (member_id, topic_id) do update set ticked_at = greatest(known.ticked_at, excluded.ticked_at);
  return null;
end $$;
create function note_topics_unticked() returns trigger language plpgsql as $$
begin
  update member_topics known set ticked_at = (
    select max(c.completed_at) from topic_questions tq
    join completed_questions c on c.question_id = tq.question_id and c.member_id = known.member_id
    where tq.topic_id = known.topic_id and tq.is_primary and c.completed_at > 'epoch')
  from (select distinct o.member_id, tq.topic_id from old_rows o
    join topic_questions tq on tq.question_id = o.question_id and tq.is_primary) gone
  where known.member_id = gone.member_id and known.topic_id = gone.topic_id;
  return null;
end $$;
create trigger completed_questions_topics after insert on completed_questions referencing new table as new_rows
  for each statement execute function note_topics_ticked();
create trigger completed_questions_topics_again after update on completed_questions referencing new table as new_rows
  for each statement execute function note_topics_ticked();
create trigger completed_questions_topics_unticked after delete on completed_questions referencing old table as old_rows
  for each statement execute function note_topics_unticked();

insert into member_topics (member_id, topic_id, ticked_at)
  select c.member_id, tq.topic_id, max(c.completed_at) from completed_questions c
  join topic_questions tq on tq.question_id = c.question_id and tq.is_primary
  where c.completed_at > 'epoch' group by 1, 2;

-- A question that is hidden counts in no topic: its reviews follow like those of one that was moved.
create function note_hidden_question() returns trigger language plpgsql as $$
begin
  insert into review_moves (question_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger questions_hidden after update of retired_at on questions for each row
  when ((old.retired_at is null) <> (new.retired_at is null)) execute function note_hidden_question();
insert into review_moves (question_id) select id from questions where retired_at is not null on conflict do nothing;
