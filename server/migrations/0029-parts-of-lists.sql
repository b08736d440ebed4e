-- migrate: without a transaction
-- Blogs are read in parts, and searched in the database. Indexes are built beside writes.

create or replace function lines(texts text[]) returns text language sql immutable strict parallel safe
  return array_to_string(texts, E'\n');

alter table blogs
  -- Words of the text, for the time that reading takes, so that a list need not read the texts.
  add column if not exists words integer not null default 0,
  -- What a search of the list looks through: each word of it may be anywhere in a line.
  add column if not exists found_by text not null
    generated always as (lower(title || E'\n' || author || E'\n' || lines(tags) || E'\n')) stored;

-- No generated column: counting the words of 2,000 long texts takes a second, in which the table would be locked.
create or replace function count_words() returns trigger language plpgsql as $$
begin
  new.words := regexp_count(new.content, '\S+');
  return new;
end
$$;
create or replace trigger blogs_words before insert or update of content on blogs
  for each row execute function count_words();
do $$
declare
  last uuid := '00000000-0000-0000-0000-000000000000';
  batch uuid[];
begin
  loop
    select array_agg(id order by id) into batch
    from (select id from blogs where id > last order by id limit 100) b;
    exit when batch is null;
    update blogs set words = regexp_count(content, '\S+') where id = any(batch);
    commit;
    last := batch[array_upper(batch, 1)];
  end loop;
end
$$;

drop index concurrently if exists blogs_newest;
create index concurrently blogs_newest on blogs (created_at desc, id) where removed_at is null;
drop index concurrently if exists blogs_category;
create index concurrently blogs_category on blogs (lower(category), created_at desc, id) where removed_at is null;
drop index concurrently if exists blogs_found_by;
create index concurrently blogs_found_by on blogs using gin (found_by gin_trgm_ops);
