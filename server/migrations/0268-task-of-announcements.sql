-- A task for announcements, beside the six of before.
-- lock: member_tasks has some dozen rows
alter table member_tasks drop constraint member_tasks_task_check, add constraint member_tasks_task_check
  check (task in ('events', 'content', 'moderation', 'approvals', 'problems', 'report', 'announcements'));
