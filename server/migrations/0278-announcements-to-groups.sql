-- Announcements to a group of the club. Without its group one is for nobody new: whoever was told keeps it.
-- lock: announcements has some hundred rows
alter table announcements
  add column group_id uuid references club_groups (id) on delete set null,
  drop constraint announcements_audience_check,
  add constraint announcements_audience_check check (audience in ('everyone', 'year', 'batch', 'group', 'event'));
