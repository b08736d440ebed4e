-- Whether the sign-up asks for a field of members: not, as one likes, or as required.
alter table member_fields add column at_signup text not null default 'no' check (at_signup in ('no', 'may', 'must'));
