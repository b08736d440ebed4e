-- migrate: without a transaction
-- lock: notifications is filled in batches of 5000, each in a transaction of its own
do $$
declare
  -- The smallest uuid.
  last uuid := '00000000-0000-0000-0000-000000000000';
  batch uuid[];
begin
  loop
    batch := array(select id from notifications where id > last order by id limit 5000);
    exit when cardinality(batch) = 0;
    -- The trigger of 0255 does the rest.
    update notifications set subject_id = subject_id where id = any (batch);
    last := batch[cardinality(batch)];
    commit;
  end loop;
end
$$;

drop index concurrently if exists notifications_key;
create unique index concurrently notifications_key on notifications (member_id, key);
drop index concurrently if exists notifications_subject;
create index concurrently notifications_subject on notifications (subject_id, member_id);
drop index concurrently if exists notifications_part;
create index concurrently notifications_part on notifications (part_id);
