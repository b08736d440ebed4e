-- C++ that the server compiled for devices that cannot: the same source always gives the same bytes, whoever asks. No
-- source and no member in it.
create table compiled_programs (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  -- SHA-256 of the source, of what is put around it, and of the toolchain.
  key text not null unique,
  diagnostics jsonb not null default '[]',
  -- SHA-256 of the WebAssembly, its size and itself, compressed with brotli; null where there are errors.
  sha256 text,
  size integer,
  program bytea,
  check ((program is null) = (sha256 is null) and (program is null) = (size is null))
);
create index compiled_programs_sha256 on compiled_programs (sha256);
create index compiled_programs_used on compiled_programs (used_at);
