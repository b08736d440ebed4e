-- Pictures that admins chose as the club's logo, as the server drew them. Versions of the settings name them, so an older
-- version brings its logo back. What no version names goes with a later upload.
create table club_logos (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- From its bytes: the same picture is kept once.
  name text not null unique,
  -- A PNG with all that was sent, for icons and previews; and a small WebP for pages.
  bytes bytea not null,
  small bytea not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- The themes on whose ground it would be lost, so that it stands on a plate there.
  plates text[] not null
);
