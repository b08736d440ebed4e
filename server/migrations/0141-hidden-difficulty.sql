-- Whoever wants no hint sees how hard a question is, and its topic, only when it is solved (docs/decisions/0079).
alter table members add column hides_difficulty boolean not null default false;
