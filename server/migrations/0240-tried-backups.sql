-- When a backup was read as a whole to see that it can be brought back, and what was wrong with it.
alter table backup_runs add column checked_at timestamptz, add column check_failure text;
