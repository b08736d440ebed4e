-- Where an accepted solution stands among those of other members (docs/decisions/0089).

-- What its text says of how it works; null until it has been read. Read with the verdict, earlier ones in batches.
alter table problem_submissions add column shape jsonb;

-- A member's least fuel for a problem in a language, with the same tests. Triggers keep it.
create table solution_bests (
  created_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  problem text not null,
  language text not null,
  -- The hash of the tests and limits; empty where it is not known. Fuel of other tests says nothing of these.
  tests text not null,
  submission_id uuid not null unique references problem_submissions (id) on delete cascade,
  fuel bigint not null,
  kind text not null,
  primary key (member_id, problem, language, tests)
);

-- How many members there are in each part of the fuel, of which eight make it twice as much. However many members solve a
-- problem, it has a row for each kind and part at most.
create table solution_buckets (
  created_at timestamptz not null default now(),
  problem text not null,
  language text not null,
  tests text not null,
  kind text not null,
  bucket integer not null,
  members integer not null,
  primary key (problem, language, tests, kind, bucket)
);

create function fuel_bucket(fuel bigint) returns integer language sql immutable as $$
  select floor(8 * ln(greatest(fuel, 1)::double precision) / ln(2::double precision) + 1e-9)::integer
$$;

-- The counts are locked in one order: two who solve at once do not wait for each other.
create function count_best() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into solution_buckets as known (problem, language, tests, kind, bucket, members)
      select problem, language, tests, kind, fuel_bucket(fuel), -count(*) from gone
      group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (problem, language, tests, kind, bucket) do update set members = known.members + excluded.members;
  end if;
  if tg_op <> 'DELETE' then
    insert into solution_buckets as known (problem, language, tests, kind, bucket, members)
      select problem, language, tests, kind, fuel_bucket(fuel), count(*) from come
      group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (problem, language, tests, kind, bucket) do update set members = known.members + excluded.members;
  end if;
  return null;
end $$;
create trigger solution_bests_come after insert on solution_bests
  referencing new table as come for each statement execute function count_best();
create trigger solution_bests_changed after update on solution_bests
  referencing old table as gone new table as come for each statement execute function count_best();
create trigger solution_bests_gone after delete on solution_bests
  referencing old table as gone for each statement execute function count_best();

-- Of another account, when two become one: its best is none of the first account's any more.
create function note_best() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then delete from solution_bests where submission_id = new.id; end if;
  insert into solution_bests as known (member_id, problem, language, tests, submission_id, fuel, kind)
    values (new.member_id, new.problem, new.language, coalesce(new.tests_hash, ''), new.id, new.fuel, new.shape ->> 'kind')
  on conflict (member_id, problem, language, tests) do update
    set submission_id = excluded.submission_id, fuel = excluded.fuel, kind = excluded.kind
    where excluded.fuel < known.fuel;
  return null;
end $$;
-- Java is measured by time, which differs from run to run.
create trigger problem_submissions_best after insert or update of verdict, fuel, shape, member_id on problem_submissions
  for each row when (new.verdict = 'Accepted' and new.fuel is not null and new.shape is not null and new.language <> 'java')
  execute function note_best();
