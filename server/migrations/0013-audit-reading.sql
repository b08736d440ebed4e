-- The audit is read newest first, all of it or of one person or kind of act.
create index audit_latest on audit (created_at desc, id desc);
create index audit_actor on audit (actor_id, created_at desc) where actor_id is not null;
create index audit_target on audit (target, created_at desc) where target is not null;
create index audit_action on audit (action text_pattern_ops, created_at desc);
-- Members are listed by name.
create index members_name on members (lower(name), id);
