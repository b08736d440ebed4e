-- What was decided about signups and not told yet: until the mails leave, it can be taken back (docs/decisions/0061).
create table approval_decisions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  decided_by uuid references members (id) on delete set null,
  action text not null check (action in ('approve', 'decline')),
  reason text,
  state text not null default 'open' check (state in ('open', 'told', 'undone')),
  due_at timestamptz not null
);
create index approval_decisions_open on approval_decisions (created_at) where state = 'open';
create index approval_decisions_by on approval_decisions (decided_by);

-- The decision that a member waits to be told about, and why a signup was declined.
alter table members add column decision_id uuid references approval_decisions (id) on delete set null;
alter table members add column declined_reason text;
create index members_untold on members (decision_id) where decision_id is not null;

-- Hundreds of members are approved by one statement. The search follows such a statement once, not once for each of them.
create function search_follows_members() returns trigger language plpgsql as $$
declare ids uuid[] := array(
  select later.id from now_members later join old_members earlier on earlier.id = later.id
  where (later.name, later.status, later.passout_year, later.shows_page, later.shows_year)
    is distinct from (earlier.name, earlier.status, earlier.passout_year, earlier.shows_page, earlier.shows_year));
begin
  if cardinality(ids) > 0 then perform search_again('person', ids); end if;
  return null;
end
$$;
drop trigger members_searched on members;
create trigger members_searched after insert or delete on members for each row execute function search_follows('person');
create trigger members_searched_again after update on members
  referencing old table as old_members new table as now_members
  for each statement execute function search_follows_members();
