-- The bytes of pictures and photos may lie in a bucket (docs/decisions/0096). The rows say where; what is not in the bucket yet, or
-- not any more, is in the row.
alter table pictures
  alter column bytes drop not null,
  -- `s3://bucket/key`.
  add column place text unique,
  -- SHA-256 of the bytes there, in hex.
  add column sum text check (sum ~ '^[0-9a-f]{64}$'),
  add constraint pictures_bytes_somewhere check ((bytes is null) = (place is not null)),
  add constraint pictures_sum_with_place check ((sum is null) = (place is null));
create index pictures_here on pictures (id) where place is null;

alter table photos
  alter column bytes drop not null,
  add column size integer,
  add column place text unique,
  add column sum text check (sum ~ '^[0-9a-f]{64}$'),
  add constraint photos_bytes_somewhere check ((bytes is null) = (place is not null)),
  add constraint photos_sum_with_place check ((sum is null) = (place is null));
update photos set size = octet_length(bytes);
alter table photos alter column size set not null;
create index photos_here on photos (id) where place is null;

-- Objects of the bucket that no row names, or not yet. Noted before an object is stored, and with the row that goes: whatever is killed
-- when, each object is named by a row or stands here.
create table picture_leftovers (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  place text not null unique,
  -- When it is deleted.
  due_at timestamptz not null default now(),
  -- The picture or photo whose bytes are being stored there.
  picture_id uuid unique
);
create index picture_leftovers_due on picture_leftovers (due_at);

create function leave_picture() returns trigger language plpgsql as $$
begin
  insert into picture_leftovers (place) values (old.place)
  on conflict (place) do update set due_at = now(), picture_id = null;
  return null;
end $$;

create trigger pictures_deleted after delete on pictures
  for each row when (old.place is not null) execute function leave_picture();
create trigger pictures_moved after update of place on pictures
  for each row when (old.place is not null and new.place is distinct from old.place) execute function leave_picture();
create trigger photos_deleted after delete on photos
  for each row when (old.place is not null) execute function leave_picture();
create trigger photos_moved after update of place on photos
  for each row when (old.place is not null and new.place is distinct from old.place) execute function leave_picture();
