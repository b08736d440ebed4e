-- Groups of the club, such as Web or Competitive programming, with leads of their own.
create table club_groups (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  slug text not null unique,
  description text not null default '',
  -- `open`: members join by themselves. `asked`: a lead accepts them. `chosen`: leads and admins add them.
  joining text not null default 'open' check (joining in ('open', 'asked', 'chosen')),
  archived_at timestamptz,
  -- Counted by the triggers below, so that no list counts members.
  members integer not null default 0,
  leads integer not null default 0,
  asking integer not null default 0
);
create unique index club_groups_name on club_groups (lower(name));

create table club_group_members (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  group_id uuid not null references club_groups (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  state text not null default 'member' check (state in ('member', 'asked')),
  lead boolean not null default false,
  -- Since when somebody is in the group, or waits.
  joined_at timestamptz not null default clock_timestamp(),
  unique (member_id, group_id),
  check (not (lead and state = 'asked'))
);
-- In the order of the list of a group: leads first.
create index club_group_members_group on club_group_members (group_id, state, (not lead), joined_at, id);

-- Groups are locked in the order of their ids, so there is no deadlock.
create function count_group_members() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from club_groups where id in (select group_id from after) order by id for no key update;
    update club_groups g set members = g.members + n.members, leads = g.leads + n.leads, asking = g.asking + n.asking
    from (
      select group_id, count(*) filter (where state = 'member') as members, count(*) filter (where lead) as leads,
        count(*) filter (where state = 'asked') as asking
      from after group by group_id
    ) n where g.id = n.group_id;
  elsif tg_op = 'DELETE' then
    perform from club_groups where id in (select group_id from before) order by id for no key update;
    update club_groups g set members = g.members - n.members, leads = g.leads - n.leads, asking = g.asking - n.asking
    from (
      select group_id, count(*) filter (where state = 'member') as members, count(*) filter (where lead) as leads,
        count(*) filter (where state = 'asked') as asking
      from before group by group_id
    ) n where g.id = n.group_id;
  else
    perform from club_groups where id in (select group_id from after) order by id for no key update;
    update club_groups g set members = g.members + n.members, leads = g.leads + n.leads, asking = g.asking + n.asking
    from (
      select a.group_id,
        count(*) filter (where a.state = 'member') - count(*) filter (where b.state = 'member') as members,
        count(*) filter (where a.lead) - count(*) filter (where b.lead) as leads,
        count(*) filter (where a.state = 'asked') - count(*) filter (where b.state = 'asked') as asking
      from after a join before b using (id) group by a.group_id
    ) n where g.id = n.group_id;
  end if;
  return null;
end
$$;
create trigger count_new after insert on club_group_members referencing new table as after
  for each statement execute function count_group_members();
create trigger count_gone after delete on club_group_members referencing old table as before
  for each statement execute function count_group_members();
create trigger count_changed after update on club_group_members referencing old table as before new table as after
  for each statement execute function count_group_members();
