-- migrate: without a transaction
-- Indexes that are built while the site writes. Each is dropped first: one that failed half way is left invalid.

-- Members are searched by any part of the name and the email.
drop index concurrently if exists members_search;
create index concurrently members_search on members using gin (name gin_trgm_ops, email gin_trgm_ops);

-- One or two letters, and what is typed after an `@`, are looked for at the beginning of the name, of what follows its
-- first, second or third word, and of the handle. Each index is read in its order and not to its end, so that a letter
-- with which thousands of names begin costs no more than a rare one.
drop index concurrently if exists members_first_word;
create index concurrently members_first_word on members (lower(name) text_pattern_ops);
drop index concurrently if exists members_second_word;
create index concurrently members_second_word on members (substring(lower(name), '^\S+\s+(.+)$') text_pattern_ops);
drop index concurrently if exists members_third_word;
create index concurrently members_third_word on members (substring(lower(name), '^\S+\s+\S+\s+(.+)$') text_pattern_ops);
drop index concurrently if exists members_fourth_word;
create index concurrently members_fourth_word
  on members (substring(lower(name), '^\S+\s+\S+\s+\S+\s+(.+)$') text_pattern_ops);
drop index concurrently if exists members_handle_begins;
create index concurrently members_handle_begins on members (handle text_pattern_ops);

-- The few members of a rare state or role, by name.
drop index concurrently if exists members_state;
create index concurrently members_state on members (status, lower(name), id) where status <> 'approved';
drop index concurrently if exists members_admins;
create index concurrently members_admins on members (lower(name), id) where role = 'admin';
drop index concurrently if exists members_managers;
create index concurrently members_managers on members (lower(name), id) where is_manager;

-- Approvals are listed by the time of the signup, page after page.
drop index concurrently if exists members_waiting;
create index concurrently members_waiting on members (created_at, id) where status = 'pending';
drop index concurrently if exists members_pending;

-- Sign-ins that nobody used for long are deleted every hour.
drop index concurrently if exists sessions_used;
create index concurrently sessions_used on sessions (used_at);
