-- What the club says of itself: its name, its colour, who sees what. Every version is kept; the newest one holds. A club that
-- never changed anything has none.
create table club_versions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  number integer not null unique check (number > 0),
  written_by uuid references members (id) on delete set null,
  -- Set where an older version was brought back.
  returned_from integer,
  -- What was changed, by the names of the settings.
  fields text[] not null,
  settings jsonb not null
);
create index club_versions_of_member on club_versions (written_by) where written_by is not null;
