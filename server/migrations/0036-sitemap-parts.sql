-- migrate: without a transaction
-- The sitemap is read in parts, by ids.
drop index concurrently if exists members_public_pages;
drop index concurrently if exists members_shown;
create index concurrently members_shown on members (id) where shows_page = 'everyone' and status = 'approved';

-- When each list changed last. Admins write these: there are hundreds or thousands.
drop index concurrently if exists modules_changed;
create index concurrently modules_changed on modules (updated_at desc) where removed_at is null;
drop index concurrently if exists blogs_changed;
create index concurrently blogs_changed on blogs (updated_at desc) where removed_at is null;
drop index concurrently if exists events_changed;
create index concurrently events_changed on events (updated_at desc);
