-- Plans of lists that members put together, and what was changed lately in a plan (docs/decisions/0081).
alter table plans
  drop constraint plans_source_kind_check,
  add constraint plans_source_kind_check check (source_kind in ('list', 'topics', 'company', 'own', 'shared')),
  -- The list of a plan of a member. One that is deleted leaves the plan as it is.
  add column own_list_id uuid references own_lists (id) on delete set null,
  -- The last day on which its list or its mentors changed it: how many questions came and went, and the terms that were others before.
  add column changed_on date,
  add column added integer not null default 0,
  add column removed integer not null default 0,
  add column before jsonb not null default '{}';
create index plans_of_own_list on plans (own_list_id) where own_list_id is not null;
