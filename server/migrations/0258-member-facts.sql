-- Facts of members: roll number, branch, and up to five fields that the club adds.
create table member_fields (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null,
  kind text not null constraint member_fields_kind check (kind in ('text', 'number', 'choice', 'date')),
  choices text[] not null default '{}'
);
create unique index member_fields_name on member_fields (lower(name));

-- These two are fields of every club. They come before those that a club adds.
insert into member_fields (id, created_at, name, kind) values
  ('5f0c9b1e-0000-4000-8000-000000000001', 'epoch', 'Roll number', 'text'),
  ('5f0c9b1e-0000-4000-8000-000000000002', timestamptz 'epoch' + interval '1 second', 'Branch', 'text');

create table member_facts (
  member_id uuid not null references members (id) on delete cascade,
  field_id uuid not null references member_fields (id) on delete cascade,
  created_at timestamptz not null default now(),
  value text not null,
  primary key (member_id, field_id)
);
create index member_facts_field on member_facts (field_id, value);
-- The list of members is searched by the beginning of a fact.
create index member_facts_value on member_facts (lower(value) text_pattern_ops);
