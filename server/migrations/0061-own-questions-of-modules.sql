-- A question that only modules have can be ticked too: it gets a row like those of the tracker, without a topic.
create temporary table own_questions on commit drop as
  select gen_random_uuid() as id, name, difficulty, link, min(module_id::text)::uuid as module_id, min(position) as position
  from module_questions where question_id is null
  -- The same address is the same question. Without one, each row is a question of its own.
  group by name, difficulty, link, case when link = '' then module_id end, case when link = '' then position end;
-- Of several names for one address the first is kept.
delete from own_questions o using own_questions other
  where o.link <> '' and o.link = other.link and o.id > other.id;
insert into questions (id, slug, name, difficulty, link, position)
  select id, id::text, name, difficulty, link, 1000000 from own_questions;
update module_questions m set question_id = o.id from own_questions o
  where m.question_id is null
    and case when m.link = '' then o.link = '' and o.module_id = m.module_id and o.position = m.position
      else o.link = m.link end;
