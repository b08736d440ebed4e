-- A faculty adviser sees the report of the club and changes nothing (docs/decisions/0128).
-- lock: member_tasks has a few rows for each organiser
alter table member_tasks drop constraint member_tasks_task_check;
alter table member_tasks add constraint member_tasks_task_check
  check (task in ('events', 'content', 'moderation', 'approvals', 'problems', 'report'));
