-- The picture of an event: its address, and what is to be seen there.

-- lock: events has a few hundred rows
alter table events add column picture text not null default '';
alter table events add column picture_alt text not null default '';
