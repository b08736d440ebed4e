-- C++, C# and F# are words of their own, and cpp is C++. Each takes as many letters as it had signs, because a snippet is cut out
-- of the text at the place at which its words were found. No other word has these letters: unaccent has replaced them.
create or replace function search_words(written text) returns text language sql immutable strict parallel safe
  return regexp_replace(regexp_replace(regexp_replace(
    translate(lower(unaccent('unaccent'::regdictionary, written)), './\_-:@''`', '         '),
    '\m(c\+\+|cpp\M)', 'cþþ', 'g'), '\mc#', 'cð', 'g'), '\mf#', 'fð', 'g');

-- As before; a # behind a letter stays, as it begins no heading.
create or replace function search_body(markdown text) returns text language sql immutable strict parallel safe
  return trim(regexp_replace(translate(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(search_without_spoilers(replace(markdown, chr(13), '')),
      '!?\[([^]\n]*)\]\([^)\n]*\)', '\1', 'g'),
      'https?://[^\s)]+', ' ', 'g'),
      '(^|\n)[ \t]*(```+|~~~+)[^\n]*', '\1', 'g'),
      '(^|[^[:alnum:]#])#+', '\1', 'g'),
    '*`~|$', ''), '\s+', ' ', 'g'));

-- Who is found by the letters of a name alone: O'Neil by oneil, José by jose, Jean-Luc by jeanluc.
create function name_letters(name text) returns text language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, translate(name, '''’ʼ`-.', '')));

-- What somebody types above the list of the forum, in the words of the search: quotation marks hold words together, a minus leaves
-- one out. The second line of a document, its category, is not searched.
create function forum_query(asked text) returns tsquery language sql immutable strict parallel safe
  return regexp_replace(
    websearch_to_tsquery('english',
      replace(search_words(regexp_replace(asked, '(^|\s)-', '\1' || chr(1), 'g')), chr(1), '-'))::text,
    '''[^'']*''', '\&:AD', 'g')::tsquery;
-- A scan of all would read every post, as the planner knows too little of how common a word is.
create function threads_with_words(asked tsquery, most integer) returns setof uuid
language sql stable parallel safe set enable_seqscan = off
begin atomic
  select d.item::uuid from search_documents d where d.kind = 'thread' and d.words @@ asked limit most;
end;
