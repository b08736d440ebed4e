-- Who had a password or a session before this table is taken as seen at their last known act, and at their sign-up without one.
insert into member_seen (member_id, seen_at)
select m.id, greatest(m.created_at,
  (select max(s.used_at) from sessions s where s.member_id = m.id),
  (select a.created_at from audit a where a.actor_id = m.id order by a.created_at desc limit 1))
from members m
where m.status in ('approved', 'disabled')
  and (m.password_hash is not null or exists (select from sessions s where s.member_id = m.id))
on conflict do nothing;
