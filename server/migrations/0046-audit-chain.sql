-- The audit as a chain: each row has a link, whose hash covers the row's content and the hash of the link before
-- (docs/decisions/0057-audit-chain.md). Links are made beside the writers, in one order, by whoever comes first.
create table audit_links (
  number bigint primary key,
  row_id uuid not null unique,
  row_at timestamptz not null,
  content bytea not null check (octet_length(content) = 32),
  hash bytea not null check (octet_length(hash) = 32)
);

-- Rows that have no link yet. A row is here from the transaction that writes it.
create table audit_unlinked (
  row_id uuid primary key,
  row_at timestamptz not null
);
create index audit_unlinked_first on audit_unlinked (row_at, row_id);

-- Where the kept chain begins, and before which time rows may be missing: what retention has removed.
create table audit_anchor (
  id boolean primary key default true check (id),
  number bigint not null default 0,
  hash bytea not null default decode(repeat('00', 32), 'hex') check (octet_length(hash) = 32),
  forgotten_before timestamptz not null default '-infinity'
);
insert into audit_anchor default values;

-- The rows that exist, before the lock that the trigger takes, and after it those of transactions that were open meanwhile.
insert into audit_unlinked select id, created_at from audit;

create function audit_waits_for_link() returns trigger language plpgsql as $$
begin
  insert into audit_unlinked values (new.id, new.created_at) on conflict do nothing;
  return null;
end
$$;
create trigger audit_waits after insert on audit for each row execute function audit_waits_for_link();
insert into audit_unlinked select id, created_at from audit where created_at > now() - interval '1 hour' on conflict do nothing;

-- Rows and links are never changed. They are removed by retention alone, which says so in its transaction.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('audit.retention', true) = 'on' then
    return old;
  end if;
  raise exception 'The audit is only added to: % of % is refused.', tg_op, tg_table_name using errcode = '42501';
end
$$;
create trigger audit_kept before update or delete on audit for each row execute function refuse_audit_change();
create trigger audit_links_kept before update or delete on audit_links for each row execute function refuse_audit_change();
create trigger audit_links_whole before truncate on audit_links for each statement execute function refuse_audit_change();
create trigger audit_whole before truncate on audit for each statement execute function refuse_audit_change();
-- A partition does not get this one of its parent.
do $$
declare part regclass;
begin
  for part in select inhrelid::regclass from pg_inherits where inhparent = 'audit'::regclass loop
    execute format('create trigger audit_whole before truncate on %s for each statement execute function refuse_audit_change()', part);
  end loop;
end
$$;
