-- When a member was last seen. Sessions are deleted a week after their last use, so they cannot tell who never came back.
create table member_seen (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null unique references members(id) on delete cascade,
  -- The last use of a session, exact to an hour.
  seen_at timestamptz not null
);

create function see_member() returns trigger language plpgsql as $$
begin
  if not exists (
    select from member_seen s where s.member_id = new.member_id and s.seen_at > new.used_at - interval '1 hour')
  then
    insert into member_seen (member_id, seen_at) values (new.member_id, new.used_at)
      on conflict (member_id) do update set seen_at = greatest(member_seen.seen_at, excluded.seen_at);
  end if;
  return null;
end
$$;
create trigger sessions_seen after insert or update of used_at on sessions
  for each row execute function see_member();
