-- lock: certificates has a row for each person and event, some thousand in a large club
-- Two signers, pictures of their signatures, awards, and certificates for people without an account (docs/decisions/0133).

-- A picture is kept by what it shows. Those of certificates stay when the signer's picture is replaced or removed.
create table signature_pictures (
  sha256 text primary key,
  created_at timestamptz not null default now(),
  bytes bytea not null,
  width int not null,
  height int not null
);
-- Today's picture of a signer, by the name without the office, in lower case.
create table certificate_signers (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  signer text not null unique,
  picture text not null references signature_pictures (sha256)
);
create index certificate_signers_picture on certificate_signers (picture);

alter table certificates
  add column second_signer text,
  -- A place (1, 2, 3), or what was won.
  add column award text,
  add column signer_picture text,
  add column second_picture text,
  -- Tells people without an account apart: a check-in at the door, or a name and an address.
  add column guest text,
  add column guest_email text,
  alter column member_id drop not null;
alter table certificates
  add constraint certificates_signer_picture_fkey foreign key (signer_picture) references signature_pictures (sha256) not valid,
  add constraint certificates_second_picture_fkey foreign key (second_picture) references signature_pictures (sha256) not valid;
create unique index certificates_holding_guest on certificates (event_id, guest) where revoked_at is null and guest is not null;
-- Finds who signed last.
create index certificates_issued on certificates (issued_at desc);
create index certificates_signer_picture on certificates (signer_picture) where signer_picture is not null;
create index certificates_second_picture on certificates (second_picture) where second_picture is not null;
