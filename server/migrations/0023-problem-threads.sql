-- The thread in which members ask about a problem: at most one for each. It is made with the first question.
alter table forum_threads add column problem text;
create unique index forum_threads_problem on forum_threads (problem) where problem is not null;
