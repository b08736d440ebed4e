-- migrate: without a transaction
-- The rows that hold a word of 0235 are written again, each kind by itself. Problems are files: the site writes those whose text has
-- changed when it starts.
-- lock: search_documents of problems, some hundred rows
-- lock: drafts are few that are notes with such a word, and no other row is written
select search_again(kind, array_agg(id)) from searchable
where kind <> 'problem' and concat_ws(' ', title, place, body) ~* '([cf]#|c\+\+|cpp)' group by kind;
update search_documents set title = title, place = place, body = body
where kind = 'problem' and concat_ws(' ', title, place, body) ~* '([cf]#|c\+\+|cpp)';
update drafts set content = content where is_noted and content->>'text' ~* '([cf]#|c\+\+|cpp)';

-- Members are searched by the letters of the name too. Each index is dropped first: one that failed half way is left invalid.
drop index concurrently if exists members_letters;
create index concurrently members_letters on members using gin (name_letters(name) gin_trgm_ops);

-- The list of the forum looks through the posts of a thread for a common word.
drop index concurrently if exists search_documents_of_thread;
create index concurrently search_documents_of_thread on search_documents_thread (item);
