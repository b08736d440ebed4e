-- Certificates of events (docs/decisions/0076). What stands on one stays as it was; a mistake is taken back and issued again.
create table certificates (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  event_id uuid not null references events (id) on delete cascade,
  -- With the account the certificate goes: its page then knows nothing of it.
  member_id uuid not null references members (id) on delete cascade,
  -- What the page of the certificate is called.
  code text not null unique,
  name text not null,
  title text not null,
  words text not null,
  signer text not null,
  event_title text not null,
  event_at timestamptz(3) not null,
  event_zone text not null,
  event_place text not null,
  club text not null,
  issued_at timestamptz(3) not null,
  issued_by uuid references members (id) on delete set null,
  -- Of all of this, by the key of the site.
  signature text not null,
  revoked_at timestamptz(3),
  revoked_reason text,
  check ((revoked_at is null) = (revoked_reason is null))
);
-- One that holds for each member and event.
create unique index certificates_holding on certificates (event_id, member_id) where revoked_at is null;
create index certificates_event on certificates (event_id, issued_at desc, id desc);
create index certificates_member on certificates (member_id, issued_at desc);
create index certificates_issued_by on certificates (issued_by) where issued_by is not null;

-- The file is drawn once, when it is first asked for: whoever has it can find out whether it was changed.
create table certificate_files (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  certificate_id uuid not null unique references certificates (id) on delete cascade,
  pdf bytea not null,
  sha256 text not null
);

-- Its owner is notified. Other kinds may have been added by then, so the rules are widened as they stand.
alter table notifications add column certificate_id uuid references certificates (id) on delete cascade;
create unique index notifications_certificate on notifications (certificate_id, kind) where certificate_id is not null;
do $$
declare
  kinds text := (select pg_get_expr(conbin, conrelid) from pg_constraint where conname = 'notifications_kind_check');
  about text := (select pg_get_expr(conbin, conrelid) from pg_constraint where conname = 'notifications_about_one');
begin
  execute format('alter table notifications drop constraint notifications_kind_check,
    add constraint notifications_kind_check check (kind in (''certificate'', ''certificate-back'') or (%s))', kinds);
  execute format('alter table notifications drop constraint notifications_about_one,
    add constraint notifications_about_one check (case when kind in (''certificate'', ''certificate-back'')
      then certificate_id is not null and num_nonnulls(post_id, thread_id, experience_id) = 0
      else certificate_id is null and (%s) end)', about);
end $$;
