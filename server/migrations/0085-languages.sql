-- In which language a member reads the site; null where the browser decides. Not checked against a list: which languages
-- there are is a matter of the build, and a language that a build no longer has is as good as none.
alter table members add column language text check (length(language) <= 16);
