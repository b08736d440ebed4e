-- Titles in another spelling come in the order of how alike their whole words are. Parts of words had `serch` nearer to
-- “Serialize and Deserialize Binary Tree” than to “Binary Search”. Which titles are found stays as it is (0019).
create or replace function search_alike(written text, kinds text[], most int)
  returns table (kind text, id uuid, item text, likeness real) language plpgsql as $$
#variable_conflict use_column
begin
  perform set_config('pg_trgm.word_similarity_threshold', '0.38', true);
  return query
    select d.kind, d.id, d.item, spelled.whole
    from (select array_agg(word order by length(word) desc, word) as words
          from regexp_split_to_table(written, '\s+') as word where length(word) > 3) as asked
    cross join unnest(kinds) as k(kind)
    cross join lateral (
      select * from search_documents s where s.kind = k.kind and asked.words[1] <% s.name limit 150) as d
    cross join lateral (
      select avg(word_similarity(word, d.name))::real as likeness, min(word_similarity(word, d.name)) as least,
        avg(strict_word_similarity(word, d.name))::real as whole
      from unnest(asked.words) as word) as spelled
    where spelled.least >= 0.25 and spelled.likeness >= 0.35
    order by spelled.whole desc, length(d.name), d.id limit most;
end
$$;
