-- From when members see a problem of the club, and until when it is the problem of its week.
-- lock: authored_problems has a few hundred rows
alter table authored_problems
  add column opens_at timestamptz,
  add column closes_at timestamptz,
  add constraint authored_problems_closes_later check (closes_at > opens_at);
