-- What members may do for the club without being admins (docs/decisions/0067).

create table member_tasks (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  task text not null check (task in ('events', 'content', 'moderation', 'approvals', 'problems')),
  -- The last day, in the time zone that the club had; the moment after it, from which the task no longer holds.
  until date,
  ends_at timestamptz,
  given_by uuid references members (id) on delete set null,
  unique (member_id, task),
  check ((until is null) = (ends_at is null))
);
create index member_tasks_given_by on member_tasks (given_by) where given_by is not null;

-- Managers decided about signups and moderated: two tasks without an end. `is_manager` is read no more.
insert into member_tasks (member_id, task)
  select m.id, t.task from members m cross join (values ('moderation'), ('approvals')) as t (task) where m.is_manager;
drop index members_managers;
