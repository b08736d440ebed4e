-- The present schema, as all migrations leave it: to be read, not to be run. A new migration is followed by: npm run schema
-- Under each table: its indexes, its triggers, and the functions that only its triggers call. The other functions come last.

create table announcement_mails (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  announcement_id uuid not null,
  member_id uuid not null,
  state text default 'waiting' not null,
  tries integer default 0 not null,
  next_at timestamp with time zone default now() not null,
  constraint announcement_mails_pkey PRIMARY KEY (id),
  constraint announcement_mails_announcement_id_member_id_key UNIQUE (announcement_id, member_id),
  constraint announcement_mails_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcements(id) ON DELETE CASCADE,
  constraint announcement_mails_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint announcement_mails_state_check CHECK (state = ANY (ARRAY['waiting', 'sent', 'refused', 'dropped']))
);
CREATE INDEX announcement_mails_due ON announcement_mails USING btree (next_at, id) WHERE state = 'waiting';
CREATE INDEX announcement_mails_member ON announcement_mails USING btree (member_id);
CREATE INDEX announcement_mails_states ON announcement_mails USING btree (announcement_id, state);

create table announcement_seen (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  announcement_id uuid not null,
  member_id uuid not null,
  constraint announcement_seen_pkey PRIMARY KEY (id),
  constraint announcement_seen_member_id_announcement_id_key UNIQUE (member_id, announcement_id),
  constraint announcement_seen_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcements(id) ON DELETE CASCADE,
  constraint announcement_seen_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);
CREATE INDEX announcement_seen_announcement ON announcement_seen USING btree (announcement_id);

create table announcements (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  title text not null,
  content text not null,
  audience text not null,
  year integer,
  batch_id uuid,
  event_id uuid,
  mail boolean not null,
  banner_day date,
  banner_ends timestamp with time zone,
  publish_at timestamp with time zone not null,
  published_at timestamp with time zone,
  told_at timestamp with time zone,
  told integer default 0 not null,
  edited_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  author_id uuid,
  item_kind text,
  item_id uuid,
  group_id uuid,
  set_id uuid,
  constraint announcements_pkey PRIMARY KEY (id),
  constraint announcements_author_id_fkey FOREIGN KEY (author_id) REFERENCES members(id) ON DELETE SET NULL,
  constraint announcements_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batches(id) ON DELETE SET NULL,
  constraint announcements_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE SET NULL,
  constraint announcements_group_id_fkey FOREIGN KEY (group_id) REFERENCES club_groups(id) ON DELETE SET NULL,
  constraint announcements_set_id_fkey FOREIGN KEY (set_id) REFERENCES member_sets(id),
  constraint announcements_audience_check CHECK (audience = ANY (ARRAY['everyone', 'year', 'batch', 'group', 'event', 'chosen'])),
  constraint announcements_check CHECK ((year IS NOT NULL) = (audience = 'year')),
  constraint announcements_check1 CHECK ((banner_day IS NULL) = (banner_ends IS NULL)),
  constraint announcements_check2 CHECK ((item_kind IS NULL) = (item_id IS NULL)),
  constraint announcements_item_kind_check CHECK (item_kind = ANY (ARRAY['event', 'blog', 'module']))
);
CREATE INDEX announcements_all ON announcements USING btree (created_at DESC, id DESC);
CREATE INDEX announcements_banner ON announcements USING btree (banner_ends) WHERE published_at IS NOT NULL AND withdrawn_at IS NULL AND banner_ends IS NOT NULL;
CREATE INDEX announcements_by_set ON announcements USING btree (set_id) WHERE set_id IS NOT NULL;
CREATE UNIQUE INDEX announcements_item ON announcements USING btree (item_kind, item_id) WHERE item_id IS NOT NULL;
CREATE INDEX announcements_shown ON announcements USING btree (published_at DESC, id DESC) WHERE published_at IS NOT NULL AND withdrawn_at IS NULL;
CREATE TRIGGER announcements_forgotten AFTER DELETE ON announcements REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications();

create table api_tokens (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  name text not null,
  ending text not null,
  scopes text[] not null,
  token_hash bytea not null,
  ends_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint api_tokens_pkey PRIMARY KEY (id),
  constraint api_tokens_token_hash_key UNIQUE (token_hash),
  constraint api_tokens_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint api_tokens_scopes_check CHECK (cardinality(scopes) > 0)
);
CREATE INDEX api_tokens_ending ON api_tokens USING btree (ends_at);
CREATE INDEX api_tokens_of_member ON api_tokens USING btree (member_id, created_at DESC);

create table approval_decisions (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  decided_by uuid,
  action text not null,
  reason text,
  state text default 'open' not null,
  due_at timestamp with time zone not null,
  constraint approval_decisions_pkey PRIMARY KEY (id),
  constraint approval_decisions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES members(id) ON DELETE SET NULL,
  constraint approval_decisions_action_check CHECK (action = ANY (ARRAY['approve', 'decline'])),
  constraint approval_decisions_state_check CHECK (state = ANY (ARRAY['open', 'told', 'undone']))
);
CREATE INDEX approval_decisions_by ON approval_decisions USING btree (decided_by);
CREATE INDEX approval_decisions_open ON approval_decisions USING btree (created_at) WHERE state = 'open';

create table approved_domains (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  domain text not null,
  created_by uuid,
  constraint approved_domains_pkey PRIMARY KEY (id),
  constraint approved_domains_domain_key UNIQUE (domain),
  constraint approved_domains_created_by_fkey FOREIGN KEY (created_by) REFERENCES members(id) ON DELETE SET NULL
);
CREATE INDEX approved_domains_by ON approved_domains USING btree (created_by);

create table audit (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  actor_id uuid,
  action text not null,
  target text,
  outcome text not null,
  address text,
  request_id text,
  constraint audit_pkey PRIMARY KEY (id, created_at)
) partition by RANGE (created_at);
CREATE INDEX audit_action ON ONLY audit USING btree (action text_pattern_ops, created_at DESC);
CREATE INDEX audit_actor ON ONLY audit USING btree (actor_id, created_at DESC) WHERE actor_id IS NOT NULL;
CREATE INDEX audit_latest ON ONLY audit USING btree (created_at DESC, id DESC);
CREATE INDEX audit_refused ON ONLY audit USING btree (created_at DESC, id DESC) WHERE outcome = 'refused';
CREATE INDEX audit_target ON ONLY audit USING btree (target, created_at DESC) WHERE target IS NOT NULL;
CREATE TRIGGER audit_kept BEFORE DELETE OR UPDATE ON audit FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_waits AFTER INSERT ON audit FOR EACH ROW EXECUTE FUNCTION audit_waits_for_link();
CREATE TRIGGER audit_whole BEFORE TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE OR REPLACE FUNCTION audit_waits_for_link()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into audit_unlinked values (new.id, new.created_at) on conflict do nothing;
  return null;
end
$function$;

create table audit_anchor (
  id boolean default true not null,
  number bigint default 0 not null,
  hash bytea default decode(repeat('00', 32), 'hex') not null,
  forgotten_before timestamp with time zone default '-infinity'::timestamp with time zone not null,
  constraint audit_anchor_pkey PRIMARY KEY (id),
  constraint audit_anchor_hash_check CHECK (octet_length(hash) = 32),
  constraint audit_anchor_id_check CHECK (id)
);

create table audit_links (
  number bigint not null,
  row_id uuid not null,
  row_at timestamp with time zone not null,
  content bytea not null,
  hash bytea not null,
  constraint audit_links_pkey PRIMARY KEY (number),
  constraint audit_links_row_id_key UNIQUE (row_id),
  constraint audit_links_content_check CHECK (octet_length(content) = 32),
  constraint audit_links_hash_check CHECK (octet_length(hash) = 32)
);
CREATE TRIGGER audit_links_kept BEFORE DELETE OR UPDATE ON audit_links FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_links_whole BEFORE TRUNCATE ON audit_links FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

create table audit_unlinked (
  row_id uuid not null,
  row_at timestamp with time zone not null,
  constraint audit_unlinked_pkey PRIMARY KEY (row_id)
);
CREATE INDEX audit_unlinked_first ON audit_unlinked USING btree (row_at, row_id);

create table authored_problems (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  slug text not null,
  title text not null,
  state text default 'draft' not null,
  files jsonb not null,
  revision integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  updated_by uuid,
  version integer,
  published_revision integer,
  opens_at timestamp with time zone,
  closes_at timestamp with time zone,
  constraint authored_problems_pkey PRIMARY KEY (id),
  constraint authored_problems_slug_key UNIQUE (slug),
  constraint authored_problems_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES members(id) ON DELETE SET NULL,
  constraint authored_problems_check CHECK ((state = 'draft') = (version IS NULL)),
  constraint authored_problems_closes_later CHECK (closes_at > opens_at),
  constraint authored_problems_state_check CHECK (state = ANY (ARRAY['draft', 'published', 'withdrawn']))
);
CREATE INDEX authored_problems_saved ON authored_problems USING btree (updated_at DESC, id DESC);

create table authored_versions (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  problem_id uuid not null,
  number integer not null,
  author_id uuid,
  note text not null,
  files jsonb not null,
  made jsonb not null,
  tests bytea,
  constraint authored_versions_pkey PRIMARY KEY (id),
  constraint authored_versions_problem_id_number_key UNIQUE (problem_id, number),
  constraint authored_versions_author_id_fkey FOREIGN KEY (author_id) REFERENCES members(id) ON DELETE SET NULL,
  constraint authored_versions_problem_id_fkey FOREIGN KEY (problem_id) REFERENCES authored_problems(id) ON DELETE CASCADE,
  constraint authored_versions_number_check CHECK (number > 0)
);

create table backup_runs (
  id integer generated always as identity not null,
  place text not null,
  name text not null,
  started_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  bytes bigint,
  rows bigint,
  failure text,
  checked_at timestamp with time zone,
  check_failure text,
  constraint backup_runs_pkey PRIMARY KEY (id)
);

create table batch_mentors (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  batch_id uuid not null,
  given_by uuid,
  constraint batch_mentors_pkey PRIMARY KEY (id),
  constraint batch_mentors_member_id_batch_id_key UNIQUE (member_id, batch_id),
  constraint batch_mentors_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batches(id) ON DELETE CASCADE,
  constraint batch_mentors_given_by_fkey FOREIGN KEY (given_by) REFERENCES members(id) ON DELETE SET NULL,
  constraint batch_mentors_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);
CREATE INDEX batch_mentors_batch ON batch_mentors USING btree (batch_id);
CREATE INDEX batch_mentors_given_by ON batch_mentors USING btree (given_by) WHERE given_by IS NOT NULL;

create table batches (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  name text not null,
  constraint batches_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX batches_name ON batches USING btree (lower(name));

create table blog_reaction_counts (
  blog_id uuid not null,
  kind text not null,
  count integer not null,
  constraint blog_reaction_counts_pkey PRIMARY KEY (blog_id, kind),
  constraint blog_reaction_counts_blog_id_fkey FOREIGN KEY (blog_id) REFERENCES blogs(id) ON DELETE CASCADE
);

create table blog_reactions (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  blog_id uuid not null,
  member_id uuid not null,
  kind text not null,
  constraint blog_reactions_pkey PRIMARY KEY (id),
  constraint blog_reactions_blog_id_member_id_kind_key UNIQUE (blog_id, member_id, kind),
  constraint blog_reactions_blog_id_fkey FOREIGN KEY (blog_id) REFERENCES blogs(id) ON DELETE CASCADE,
  constraint blog_reactions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint blog_reactions_kind_check CHECK (kind = ANY (ARRAY['helpful', 'clear', 'more']))
);
CREATE INDEX blog_reactions_member ON blog_reactions USING btree (member_id);
CREATE TRIGGER count_blog_reaction AFTER INSERT OR DELETE ON blog_reactions FOR EACH ROW EXECUTE FUNCTION count_blog_reaction();

CREATE OR REPLACE FUNCTION count_blog_reaction()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into blog_reaction_counts values (new.blog_id, new.kind, 1)
    on conflict (blog_id, kind) do update set count = blog_reaction_counts.count + 1;
  else
    update blog_reaction_counts set count = count - 1 where blog_id = old.blog_id and kind = old.kind;
  end if;
  return null;
end $function$;

create table blog_series (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  slug text not null,
  title text not null,
  description text default '' not null,
  owner_id uuid,
  constraint blog_series_pkey PRIMARY KEY (id),
  constraint blog_series_slug_key UNIQUE (slug),
  constraint blog_series_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES members(id) ON DELETE SET NULL
);
CREATE INDEX blog_series_owner ON blog_series USING btree (owner_id);

create table blog_series_parts (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  series_id uuid not null,
  blog_id uuid not null,
  "position" integer not null,
  constraint blog_series_parts_pkey PRIMARY KEY (id),
  constraint blog_series_parts_blog_id_key UNIQUE (blog_id),
  constraint blog_series_parts_blog_id_fkey FOREIGN KEY (blog_id) REFERENCES blogs(id) ON DELETE CASCADE,
  constraint blog_series_parts_series_id_fkey FOREIGN KEY (series_id) REFERENCES blog_series(id) ON DELETE CASCADE
);
CREATE INDEX blog_series_parts_order ON blog_series_parts USING btree (series_id, "position", blog_id);

create table blog_threads (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  blog_id uuid not null,
  thread_id uuid not null,
  constraint blog_threads_pkey PRIMARY KEY (id),
  constraint blog_threads_blog_id_key UNIQUE (blog_id),
  constraint blog_threads_thread_id_key UNIQUE (thread_id),
  constraint blog_threads_blog_id_fkey FOREIGN KEY (blog_id) REFERENCES blogs(id) ON DELETE CASCADE,
  constraint blog_threads_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES forum_threads(id) ON DELETE CASCADE
);

create table blog_views (
  blog_id uuid not null,
  day date not null,
  reader text not null,
  constraint blog_views_pkey PRIMARY KEY (blog_id, day, reader),
  constraint blog_views_blog_id_fkey FOREIGN KEY (blog_id) REFERENCES blogs(id) ON DELETE CASCADE
);

create table blogs (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  slug text not null,
  title text not null,
  author text not null,
  author_id uuid,
  content text not null,
  category text default '' not null,
  tags text[] default '{}'::text[] not null,
  views integer default 0 not null,
  version integer default 1 not null,
  removed_at timestamp with time zone,
  words integer default 0 not null,
  found_by text generated always as (lower((((((title || '
') || author) || '
') || lines(tags)) || '
'))) stored not null,
  constraint blogs_pkey PRIMARY KEY (id),
  constraint blogs_slug_key UNIQUE (slug),
  constraint blogs_author_id_fkey FOREIGN KEY (author_id) REFERENCES members(id) ON DELETE SET NULL
);
CREATE INDEX blogs_author ON blogs USING btree (author_id, created_at DESC, id DESC);
CREATE INDEX blogs_by_name ON blogs USING btree (author_id, author, created_at DESC, id DESC) WHERE removed_at IS NULL;
CREATE INDEX blogs_category ON blogs USING btree (lower(category), created_at DESC, id) WHERE removed_at IS NULL;
CREATE INDEX blogs_changed ON blogs USING btree (updated_at DESC) WHERE removed_at IS NULL;
CREATE INDEX blogs_created_at ON blogs USING btree (created_at DESC, id);
CREATE INDEX blogs_found_by ON blogs USING gin (found_by gin_trgm_ops);
CREATE INDEX blogs_newest ON blogs USING btree (created_at DESC, id) WHERE removed_at IS NULL;
CREATE INDEX blogs_removed ON blogs USING btree (removed_at, id) WHERE removed_at IS NOT NULL;
CREATE TRIGGER blogs_searched AFTER INSERT OR DELETE OR UPDATE OF title, author, content, removed_at ON blogs FOR EACH ROW EXECUTE FUNCTION search_follows('blog');
CREATE TRIGGER blogs_words BEFORE INSERT OR UPDATE OF content ON blogs FOR EACH ROW EXECUTE FUNCTION count_words();

CREATE OR REPLACE FUNCTION count_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.words := regexp_count(new.content, '\S+');
  return new;
end
$function$;

create table budgets (
  key character varying(255) not null,
  points integer default 0 not null,
  expire bigint,
  constraint budgets_pkey PRIMARY KEY (key)
);
CREATE INDEX budgets_expire ON budgets USING btree (expire);

create table bulk_mail_pace (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  is_only boolean default true not null,
  slowed integer default 0 not null,
  resume_at timestamp with time zone default now() not null,
  constraint bulk_mail_pace_pkey PRIMARY KEY (id),
  constraint bulk_mail_pace_is_only_key UNIQUE (is_only),
  constraint bulk_mail_pace_is_only_check CHECK (is_only)
);

create table certificate_files (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  certificate_id uuid not null,
  pdf bytea not null,
  sha256 text not null,
  constraint certificate_files_pkey PRIMARY KEY (id),
  constraint certificate_files_certificate_id_key UNIQUE (certificate_id),
  constraint certificate_files_certificate_id_fkey FOREIGN KEY (certificate_id) REFERENCES certificates(id) ON DELETE CASCADE
);

create table certificate_signers (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  signer text not null,
  picture text not null,
  constraint certificate_signers_pkey PRIMARY KEY (id),
  constraint certificate_signers_signer_key UNIQUE (signer),
  constraint certificate_signers_picture_fkey FOREIGN KEY (picture) REFERENCES signature_pictures(sha256)
);
CREATE INDEX certificate_signers_picture ON certificate_signers USING btree (picture);

create table certificates (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  event_id uuid not null,
  member_id uuid,
  code text not null,
  name text not null,
  title text not null,
  words text not null,
  signer text not null,
  event_title text not null,
  event_at timestamp(3) with time zone not null,
  event_zone text not null,
  event_place text not null,
  club text not null,
  issued_at timestamp(3) with time zone not null,
  issued_by uuid,
  signature text not null,
  revoked_at timestamp(3) with time zone,
  revoked_reason text,
  second_signer text,
  award text,
  signer_picture text,
  second_picture text,
  guest text,
  guest_email text,
  constraint certificates_pkey PRIMARY KEY (id),
  constraint certificates_code_key UNIQUE (code),
  constraint certificates_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE,
  constraint certificates_issued_by_fkey FOREIGN KEY (issued_by) REFERENCES members(id) ON DELETE SET NULL,
  constraint certificates_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint certificates_second_picture_fkey FOREIGN KEY (second_picture) REFERENCES signature_pictures(sha256),
  constraint certificates_signer_picture_fkey FOREIGN KEY (signer_picture) REFERENCES signature_pictures(sha256),
  constraint certificates_check CHECK ((revoked_at IS NULL) = (revoked_reason IS NULL))
);
CREATE INDEX certificates_event ON certificates USING btree (event_id, issued_at DESC, id DESC);
CREATE UNIQUE INDEX certificates_holding ON certificates USING btree (event_id, member_id) WHERE revoked_at IS NULL;
CREATE UNIQUE INDEX certificates_holding_guest ON certificates USING btree (event_id, guest) WHERE revoked_at IS NULL AND guest IS NOT NULL;
CREATE INDEX certificates_issued ON certificates USING btree (issued_at DESC);
CREATE INDEX certificates_issued_by ON certificates USING btree (issued_by) WHERE issued_by IS NOT NULL;
CREATE INDEX certificates_member ON certificates USING btree (member_id, issued_at DESC);
CREATE INDEX certificates_second_picture ON certificates USING btree (second_picture) WHERE second_picture IS NOT NULL;
CREATE INDEX certificates_signer_picture ON certificates USING btree (signer_picture) WHERE signer_picture IS NOT NULL;
CREATE TRIGGER certificates_forgotten AFTER DELETE ON certificates REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications();

create table club_group_members (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  group_id uuid not null,
  member_id uuid not null,
  state text default 'member' not null,
  lead boolean default false not null,
  joined_at timestamp with time zone default clock_timestamp() not null,
  constraint club_group_members_pkey PRIMARY KEY (id),
  constraint club_group_members_member_id_group_id_key UNIQUE (member_id, group_id),
  constraint club_group_members_group_id_fkey FOREIGN KEY (group_id) REFERENCES club_groups(id) ON DELETE CASCADE,
  constraint club_group_members_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint club_group_members_check CHECK (NOT (lead AND state = 'asked')),
  constraint club_group_members_state_check CHECK (state = ANY (ARRAY['member', 'asked']))
);
CREATE INDEX club_group_members_group ON club_group_members USING btree (group_id, state, (NOT lead), joined_at, id);
CREATE TRIGGER count_changed AFTER UPDATE ON club_group_members REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_group_members();
CREATE TRIGGER count_gone AFTER DELETE ON club_group_members REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION count_group_members();
CREATE TRIGGER count_new AFTER INSERT ON club_group_members REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_group_members();

CREATE OR REPLACE FUNCTION count_group_members()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

create table club_groups (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  name text not null,
  slug text not null,
  description text default '' not null,
  joining text default 'open' not null,
  archived_at timestamp with time zone,
  members integer default 0 not null,
  leads integer default 0 not null,
  asking integer default 0 not null,
  constraint club_groups_pkey PRIMARY KEY (id),
  constraint club_groups_slug_key UNIQUE (slug),
  constraint club_groups_joining_check CHECK (joining = ANY (ARRAY['open', 'asked', 'chosen']))
);
CREATE UNIQUE INDEX club_groups_name ON club_groups USING btree (lower(name));

create table club_logos (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  name text not null,
  bytes bytea not null,
  small bytea not null,
  width integer not null,
  height integer not null,
  plates text[] not null,
  constraint club_logos_pkey PRIMARY KEY (id),
  constraint club_logos_name_key UNIQUE (name),
  constraint club_logos_height_check CHECK (height > 0),
  constraint club_logos_width_check CHECK (width > 0)
);

create table club_versions (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  number integer not null,
  written_by uuid,
  returned_from integer,
  fields text[] not null,
  settings jsonb not null,
  constraint club_versions_pkey PRIMARY KEY (id),
  constraint club_versions_number_key UNIQUE (number),
  constraint club_versions_written_by_fkey FOREIGN KEY (written_by) REFERENCES members(id) ON DELETE SET NULL,
  constraint club_versions_number_check CHECK (number > 0)
);
CREATE INDEX club_versions_of_member ON club_versions USING btree (written_by) WHERE written_by IS NOT NULL;
CREATE TRIGGER club_versions_zone AFTER INSERT ON club_versions FOR EACH ROW EXECUTE FUNCTION follow_club_zone();

CREATE OR REPLACE FUNCTION follow_club_zone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  was text := (select zone from month_zone);
  becomes text := known_zone(new.settings->>'timeZone');
begin
  if was = becomes then return null; end if;
  perform pg_advisory_xact_lock(1835363682, key) from generate_series(0, 1023) key;
  update month_zone set zone = becomes;
  perform move_months(was, becomes);
  return null;
end $function$;

create table club_weeks (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  week date not null,
  time_zone text not null,
  members integer not null,
  active integer not null,
  solved integer not null,
  counted_at timestamp with time zone not null,
  constraint club_weeks_pkey PRIMARY KEY (id),
  constraint club_weeks_week_key UNIQUE (week)
);

create table companies (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  slug text not null,
  name text not null,
  constraint companies_pkey PRIMARY KEY (id),
  constraint companies_slug_key UNIQUE (slug)
);

create table company_spellings (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  company_id uuid not null,
  spelling text not null,
  constraint company_spellings_pkey PRIMARY KEY (id),
  constraint company_spellings_spelling_key UNIQUE (spelling),
  constraint company_spellings_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX company_spellings_of_company ON company_spellings USING btree (company_id);

create table compiled_programs (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  used_at timestamp with time zone default now() not null,
  key text not null,
  diagnostics jsonb default '[]'::jsonb not null,
  sha256 text,
  size integer,
  program bytea,
  constraint compiled_programs_pkey PRIMARY KEY (id),
  constraint compiled_programs_key_key UNIQUE (key),
  constraint compiled_programs_check CHECK ((program IS NULL) = (sha256 IS NULL) AND (program IS NULL) = (size IS NULL))
);
CREATE INDEX compiled_programs_sha256 ON compiled_programs USING btree (sha256);
CREATE INDEX compiled_programs_used ON compiled_programs USING btree (used_at);

create table completed_questions (
  member_id uuid not null,
  question_id uuid not null,
  completed_at timestamp with time zone default now() not null,
  constraint completed_questions_pkey PRIMARY KEY (member_id, question_id),
  constraint completed_questions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint completed_questions_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE RESTRICT
);
CREATE INDEX completed_questions_when ON completed_questions USING btree (completed_at) INCLUDE (member_id);
CREATE TRIGGER completed_questions_a_lock AFTER INSERT ON completed_questions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION lock_ticked();
CREATE TRIGGER completed_questions_a_lock_again AFTER UPDATE ON completed_questions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION lock_ticked();
CREATE TRIGGER completed_questions_a_lock_gone AFTER DELETE ON completed_questions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION lock_ticked();
CREATE TRIGGER completed_questions_counted AFTER INSERT ON completed_questions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_ticked();
CREATE TRIGGER completed_questions_counted_again AFTER UPDATE ON completed_questions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_moved_tick();
CREATE TRIGGER completed_questions_days AFTER INSERT ON completed_questions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_ticked_days();
CREATE TRIGGER completed_questions_follow BEFORE INSERT ON completed_questions FOR EACH ROW EXECUTE FUNCTION follow_merged_question();
CREATE TRIGGER completed_questions_moved_days AFTER UPDATE ON completed_questions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_moved_days();
CREATE TRIGGER completed_questions_reviewed AFTER INSERT ON completed_questions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION review_ticked();
CREATE TRIGGER completed_questions_reviewed_again AFTER UPDATE ON completed_questions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION review_ticked();
CREATE TRIGGER completed_questions_topics AFTER INSERT ON completed_questions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_topics_ticked();
CREATE TRIGGER completed_questions_topics_again AFTER UPDATE ON completed_questions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_topics_ticked();
CREATE TRIGGER completed_questions_topics_unticked AFTER DELETE ON completed_questions REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_topics_unticked();
CREATE TRIGGER completed_questions_uncounted AFTER DELETE ON completed_questions REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_unticked();
CREATE TRIGGER completed_questions_unreviewed AFTER DELETE ON completed_questions REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION review_unticked();
CREATE TRIGGER completed_questions_unticked_days AFTER DELETE ON completed_questions REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_unticked_days();
CREATE TRIGGER completed_questions_when_ticked AFTER INSERT ON completed_questions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_tick_state();
CREATE TRIGGER completed_questions_when_unticked AFTER DELETE ON completed_questions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_tick_state();

CREATE OR REPLACE FUNCTION count_moved_days()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform count_days(array(select tick_day(n, 1) from new_rows n union all select tick_day(o, -1) from old_rows o));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_moved_tick()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  deltas month_delta[];
begin
  if is_importing() then return null; end if;
  deltas := array(select tick_month(o, -1) from old_rows o);
  update ticks_before_imports b set ticked_at = n.completed_at
    from new_rows n join old_rows o using (member_id, question_id)
    where b.member_id = n.member_id and b.question_id = n.question_id and n.completed_at <> o.completed_at;
  perform count_months(deltas || array(select tick_month(n, 1) from new_rows n));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_ticked()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if is_importing() then return null; end if;
  update ticks_before_imports b set ticked_at = n.completed_at from new_rows n
    where b.member_id = n.member_id and b.question_id = n.question_id;
  perform count_months(array(select tick_month(n, 1) from new_rows n));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_ticked_days()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform count_days(array(select tick_day(n, 1) from new_rows n));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_unticked()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  deltas month_delta[];
begin
  if is_importing() then return null; end if;
  deltas := array(select tick_month(o, -1) from old_rows o);
  update ticks_before_imports b set ticked_at = null, first_at = coalesce(b.first_at, b.ticked_at) from old_rows o
    where b.member_id = o.member_id and b.question_id = o.question_id;
  perform count_months(deltas);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_unticked_days()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform count_days(array(select tick_day(o, -1) from old_rows o));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION lock_ticked()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform lock_members(array(select distinct member_id from changed));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_tick_state()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if is_importing() or current_setting('callofcode.tick_states', true) = 'off' then return null; end if;
  -- With its account its ticks go: then there is no member.
  insert into tick_states as known (member_id, question_id, at)
    select c.member_id, c.question_id, clock_timestamp() from changed c join members m on m.id = c.member_id
    order by c.member_id, c.question_id
  on conflict (member_id, question_id) do update set at = greatest(known.at, excluded.at), word = null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_topics_ticked()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into member_topics as known (member_id, topic_id, ticked_at)
    select n.member_id, tq.topic_id, max(n.completed_at) from new_rows n
    join topic_questions tq on tq.question_id = n.question_id and tq.is_primary
    where n.completed_at > 'epoch' group by 1, 2 order by 1, 2
  on conflict (member_id, topic_id) do update set ticked_at = greatest(known.ticked_at, excluded.ticked_at);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_topics_unticked()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update member_topics known set ticked_at = (
    select max(c.completed_at) from topic_questions tq
    join completed_questions c on c.question_id = tq.question_id and c.member_id = known.member_id
    where tq.topic_id = known.topic_id and tq.is_primary and c.completed_at > 'epoch')
  from (select distinct o.member_id, tq.topic_id from old_rows o
    join topic_questions tq on tq.question_id = o.question_id and tq.is_primary) gone
  where known.member_id = gone.member_id and known.topic_id = gone.topic_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION review_ticked()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into reviews (member_id, question_id, topic_id, stability, difficulty, reviewed_on, due_on)
    select n.member_id, n.question_id, tq.topic_id, 2.3065, 2.11810397, first.day, first.day + 3
    from new_rows n join members m on m.id = n.member_id
    left join first_completions f on f.member_id = n.member_id and f.question_id = n.question_id
    left join questions q on q.id = n.question_id and q.retired_at is null
    left join topic_questions tq on tq.question_id = q.id and tq.is_primary
    -- Of a solve elsewhere the day may not be known (0100).
    cross join lateral (select (case when n.completed_at > 'epoch' then least(n.completed_at, f.completed_at) else now() end
      at time zone coalesce(m.time_zone, 'UTC'))::date as day) first
    order by n.member_id, n.question_id
  on conflict (member_id, question_id) do update set ticked = true,
    -- Where it turns out that it was done earlier, and nothing else is known of it.
    reviewed_on = case when reviews.reps = 1 and reviews.stability = excluded.stability then excluded.reviewed_on else reviews.reviewed_on end,
    due_on = case when reviews.reps = 1 and reviews.stability = excluded.stability then excluded.due_on else reviews.due_on end;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION review_unticked()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update reviews r set ticked = false from old_rows o
    where r.member_id = o.member_id and r.question_id = o.question_id;
  return null;
end $function$;

create table conduct_acceptances (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  edition integer not null,
  version integer not null,
  constraint conduct_acceptances_pkey PRIMARY KEY (id),
  constraint conduct_acceptances_member_id_edition_key UNIQUE (member_id, edition),
  constraint conduct_acceptances_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);

create type day_delta as (
  member_id uuid,
  day date,
  more integer
);

create table deletions (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  sealed_recipient text,
  finished_at timestamp with time zone,
  constraint deletions_pkey PRIMARY KEY (id),
  constraint deletions_member_id_key UNIQUE (member_id)
);
CREATE INDEX deletions_finished ON deletions USING btree (finished_at) WHERE finished_at IS NOT NULL;
CREATE INDEX deletions_unfinished ON deletions USING btree (created_at) WHERE finished_at IS NULL;

create table device_words (
  id uuid not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  kind text not null,
  at timestamp with time zone not null,
  constraint device_words_pkey PRIMARY KEY (member_id, id),
  constraint device_words_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint device_words_kind_check CHECK (kind = ANY (ARRAY['tick', 'review']))
);

create table drafts (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp(3) with time zone default now() not null,
  member_id uuid not null,
  form text not null,
  content jsonb not null,
  question_id uuid,
  is_noted boolean generated always as (((form ~~ 'note:%') AND (COALESCE((content ->> 'text'), '') ~ '\S'))) stored not null,
  note_words tsvector generated always as (
CASE
    WHEN (form ~~ 'note:%') THEN to_tsvector('english'::regconfig, search_words(COALESCE((content ->> 'text'), '')))
    ELSE NULL::tsvector
END) stored,
  constraint drafts_pkey PRIMARY KEY (id),
  constraint drafts_member_id_form_key UNIQUE (member_id, form),
  constraint drafts_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint drafts_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE SET NULL
);
CREATE INDEX drafts_noted ON drafts USING btree (member_id, updated_at DESC, id DESC) INCLUDE (form, question_id) WHERE is_noted;
CREATE INDEX drafts_of_question ON drafts USING btree (question_id, member_id) WHERE question_id IS NOT NULL;

create table email_confirmations (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  email text not null,
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint email_confirmations_pkey PRIMARY KEY (id),
  constraint email_confirmations_member_id_key UNIQUE (member_id),
  constraint email_confirmations_token_hash_key UNIQUE (token_hash),
  constraint email_confirmations_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);

create table event_answers (
  registration_id uuid not null,
  question_id uuid not null,
  created_at timestamp with time zone default now() not null,
  value text not null,
  constraint event_answers_pkey PRIMARY KEY (registration_id, question_id),
  constraint event_answers_question_id_fkey FOREIGN KEY (question_id) REFERENCES event_questions(id) ON DELETE CASCADE,
  constraint event_answers_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES event_registrations(id) ON DELETE CASCADE
);
CREATE INDEX event_answers_question ON event_answers USING btree (question_id, value);

create table event_attendances (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  event_id uuid not null,
  member_id uuid,
  guest text,
  came_at timestamp(3) with time zone not null,
  how text not null,
  by_id uuid,
  constraint event_attendances_pkey PRIMARY KEY (id),
  constraint event_attendances_event_id_member_id_key UNIQUE (event_id, member_id),
  constraint event_attendances_by_id_fkey FOREIGN KEY (by_id) REFERENCES members(id) ON DELETE SET NULL,
  constraint event_attendances_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE,
  constraint event_attendances_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint event_attendances_check CHECK ((member_id IS NULL) = (guest IS NOT NULL)),
  constraint event_attendances_how_check CHECK (how = ANY (ARRAY['code', 'list', 'wall']))
);
CREATE INDEX event_attendances_by ON event_attendances USING btree (by_id) WHERE by_id IS NOT NULL;
CREATE INDEX event_attendances_member ON event_attendances USING btree (member_id, event_id);

create table event_batches (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  event_id uuid not null,
  batch_id uuid not null,
  constraint event_batches_pkey PRIMARY KEY (id),
  constraint event_batches_event_id_batch_id_key UNIQUE (event_id, batch_id),
  constraint event_batches_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batches(id) ON DELETE CASCADE,
  constraint event_batches_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE
);
CREATE INDEX event_batches_batch ON event_batches USING btree (batch_id);

create table event_feedback (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  event_id uuid not null,
  member_id uuid not null,
  rating smallint not null,
  good text default '' not null,
  better text default '' not null,
  named boolean default false not null,
  constraint event_feedback_pkey PRIMARY KEY (id),
  constraint event_feedback_event_id_member_id_key UNIQUE (event_id, member_id),
  constraint event_feedback_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE,
  constraint event_feedback_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint event_feedback_rating_check CHECK (rating >= 1 AND rating <= 5)
);
CREATE INDEX event_feedback_member ON event_feedback USING btree (member_id);

create table event_materials (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  event_id uuid not null,
  "position" integer not null,
  title text not null,
  link text not null,
  shown_to text not null,
  constraint event_materials_pkey PRIMARY KEY (id),
  constraint event_materials_event_id_position_key UNIQUE (event_id, "position"),
  constraint event_materials_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE,
  constraint event_materials_shown_to_check CHECK (shown_to = ANY (ARRAY['everyone', 'members']))
);

create table event_questions (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  event_id uuid not null,
  "position" integer not null,
  name text not null,
  kind text not null,
  choices text[] default '{}'::text[] not null,
  needed boolean default false not null,
  constraint event_questions_pkey PRIMARY KEY (id),
  constraint event_questions_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE,
  constraint event_questions_kind CHECK (kind = ANY (ARRAY['text', 'number', 'choice', 'truth']))
);
CREATE INDEX event_questions_event ON event_questions USING btree (event_id, "position");

create table event_registrations (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  event_id uuid not null,
  member_id uuid not null,
  state text not null,
  constraint event_registrations_pkey PRIMARY KEY (id),
  constraint event_registrations_event_id_member_id_key UNIQUE (event_id, member_id),
  constraint event_registrations_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE,
  constraint event_registrations_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint event_registrations_state_check CHECK (state = ANY (ARRAY['going', 'waiting']))
);
CREATE INDEX event_registrations_member ON event_registrations USING btree (member_id);
CREATE INDEX event_registrations_queue ON event_registrations USING btree (event_id, state, created_at, id);
CREATE TRIGGER registrations_added AFTER INSERT ON event_registrations REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_registrations();
CREATE TRIGGER registrations_changed AFTER UPDATE ON event_registrations REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_registrations();
CREATE TRIGGER registrations_removed AFTER DELETE ON event_registrations REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_registrations();

CREATE OR REPLACE FUNCTION count_registrations()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'DELETE' then
    update events e set going = e.going + c.going, waiting = e.waiting + c.waiting from (
      select event_id, count(*) filter (where state = 'going') as going, count(*) filter (where state = 'waiting') as waiting
      from added group by event_id) as c
    where e.id = c.event_id;
  end if;
  if tg_op <> 'INSERT' then
    update events e set going = e.going - c.going, waiting = e.waiting - c.waiting from (
      select event_id, count(*) filter (where state = 'going') as going, count(*) filter (where state = 'waiting') as waiting
      from removed group by event_id) as c
    where e.id = c.event_id;
  end if;
  return null;
end
$function$;

create table event_reminders (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  event_id uuid not null,
  member_id uuid not null,
  kind text not null,
  sent_at timestamp with time zone not null,
  constraint event_reminders_pkey PRIMARY KEY (id),
  constraint event_reminders_event_id_kind_member_id_key UNIQUE (event_id, kind, member_id),
  constraint event_reminders_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE,
  constraint event_reminders_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint event_reminders_kind_check CHECK (kind = ANY (ARRAY['event-day', 'event-hour', 'event-feedback']))
);
CREATE INDEX event_reminders_member ON event_reminders USING btree (member_id);

create table event_series (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  every text not null,
  constraint event_series_pkey PRIMARY KEY (id),
  constraint event_series_every_check CHECK (every = ANY (ARRAY['week', 'two-weeks', 'month']))
);

create table event_speakers (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  event_id uuid not null,
  "position" integer not null,
  name text not null,
  about text default '' not null,
  link text default '' not null,
  member_id uuid,
  constraint event_speakers_pkey PRIMARY KEY (id),
  constraint event_speakers_event_id_position_key UNIQUE (event_id, "position"),
  constraint event_speakers_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE,
  constraint event_speakers_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE SET NULL
);
CREATE INDEX event_speakers_member ON event_speakers USING btree (member_id) WHERE member_id IS NOT NULL;

create table events (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  title text not null,
  description text not null,
  location text default '' not null,
  link text default '' not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  time_zone text not null,
  capacity integer,
  cancelled_at timestamp with time zone,
  author_id uuid,
  sequence integer default 0 not null,
  going integer default 0 not null,
  waiting integer default 0 not null,
  meeting_link text default '' not null,
  series_id uuid,
  cancel_reason text,
  sign_up_closes_at timestamp with time zone,
  for_batches boolean default false not null,
  picture text default '' not null,
  picture_alt text default '' not null,
  constraint events_pkey PRIMARY KEY (id),
  constraint events_author_id_fkey FOREIGN KEY (author_id) REFERENCES members(id) ON DELETE SET NULL,
  constraint events_series_id_fkey FOREIGN KEY (series_id) REFERENCES event_series(id) ON DELETE SET NULL,
  constraint events_capacity_check CHECK (capacity > 0),
  constraint events_check CHECK (starts_at < ends_at)
);
CREATE INDEX events_changed ON events USING btree (updated_at DESC);
CREATE INDEX events_ends_at ON events USING btree (ends_at, id);
CREATE INDEX events_series ON events USING btree (series_id, starts_at, id) WHERE series_id IS NOT NULL;
CREATE TRIGGER events_forgotten AFTER DELETE ON events REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications();
CREATE TRIGGER events_searched AFTER INSERT OR DELETE OR UPDATE OF title, description, location ON events FOR EACH ROW EXECUTE FUNCTION search_follows('event');

create table experiences (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  company text not null,
  role text not null,
  candidate text default '' not null,
  verdict text not null,
  content text not null,
  author_id uuid,
  status text default 'accepted' not null,
  version integer default 1 not null,
  removed_at timestamp with time zone,
  refusal_reason text,
  rounds jsonb default '[]'::jsonb not null,
  names_author boolean default false not null,
  constraint experiences_pkey PRIMARY KEY (id),
  constraint experiences_author_id_fkey FOREIGN KEY (author_id) REFERENCES members(id) ON DELETE SET NULL,
  constraint experiences_status_check CHECK (status = ANY (ARRAY['submitted', 'accepted', 'refused']))
);
CREATE INDEX experiences_author ON experiences USING btree (author_id, created_at DESC, id DESC);
CREATE INDEX experiences_by_name ON experiences USING btree (author_id, candidate, created_at DESC, id DESC) WHERE status = 'accepted' AND removed_at IS NULL;
CREATE INDEX experiences_changed ON experiences USING btree (updated_at DESC) WHERE status = 'accepted' AND removed_at IS NULL;
CREATE INDEX experiences_created_at ON experiences USING btree (created_at DESC, id);
CREATE INDEX experiences_newest ON experiences USING btree (created_at DESC, id) WHERE status = 'accepted' AND removed_at IS NULL;
CREATE INDEX experiences_of_company ON experiences USING btree (lower(btrim(regexp_replace(company, '\s+', ' ', 'g'))), created_at DESC, id);
CREATE INDEX experiences_of_role ON experiences USING btree (lower(btrim(regexp_replace(role, '\s+', ' ', 'g'))), created_at DESC, id);
CREATE INDEX experiences_of_verdict ON experiences USING btree (verdict, created_at DESC, id) WHERE status = 'accepted' AND removed_at IS NULL;
CREATE INDEX experiences_removed ON experiences USING btree (removed_at, id) WHERE removed_at IS NOT NULL;
CREATE INDEX experiences_waiting ON experiences USING btree (created_at, id) WHERE status = 'submitted';
CREATE INDEX experiences_worded ON experiences USING gin (lower((((company || chr(10)) || role) || chr(10)) || candidate) gin_trgm_ops) WITH (fastupdate=off);
CREATE TRIGGER experiences_company AFTER INSERT OR UPDATE OF company ON experiences FOR EACH ROW EXECUTE FUNCTION note_company();
CREATE TRIGGER experiences_forgotten AFTER DELETE ON experiences REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications();
CREATE TRIGGER experiences_searched AFTER INSERT OR DELETE OR UPDATE OF company, role, candidate, content, status, removed_at ON experiences FOR EACH ROW EXECUTE FUNCTION search_follows('experience');

CREATE OR REPLACE FUNCTION note_company()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  spelled text := lower(btrim(regexp_replace(new.company, '\s+', ' ', 'g')));
  base text := coalesce(nullif(btrim(left(regexp_replace(spelled, '[^a-z0-9]+', '-', 'g'), 60), '-'), ''),
    'company-' || left(md5(spelled), 8));
  made uuid;
begin
  -- Two that write a new one at the same time come in turn.
  perform pg_advisory_xact_lock(7261914540);
  if exists (select from company_spellings where spelling = spelled) then return null; end if;
  for attempt in 1..1000 loop
    insert into companies (slug, name)
      values (case when attempt = 1 then base else base || '-' || attempt end, btrim(regexp_replace(new.company, '\s+', ' ', 'g')))
      on conflict (slug) do nothing returning id into made;
    exit when made is not null;
  end loop;
  insert into company_spellings (company_id, spelling) values (made, spelled);
  return null;
end $function$;

create table factor_steps (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  purpose text not null,
  token_hash bytea not null,
  password_mark bytea not null,
  challenge text,
  tries integer default 0 not null,
  expires_at timestamp with time zone not null,
  constraint factor_steps_pkey PRIMARY KEY (id),
  constraint factor_steps_token_hash_key UNIQUE (token_hash),
  constraint factor_steps_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint factor_steps_purpose_check CHECK (purpose = ANY (ARRAY['signin', 'passkey']))
);
CREATE INDEX factor_steps_expiry ON factor_steps USING btree (expires_at);
CREATE INDEX factor_steps_of_member ON factor_steps USING btree (member_id);

create table first_completions (
  member_id uuid not null,
  question_id uuid not null,
  completed_at timestamp with time zone not null,
  constraint first_completions_pkey PRIMARY KEY (member_id, question_id),
  constraint first_completions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint first_completions_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE
);
CREATE TRIGGER first_completions_follow BEFORE INSERT ON first_completions FOR EACH ROW EXECUTE FUNCTION follow_merged_question();

create table forum_categories (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp(3) with time zone default now() not null,
  name text not null,
  description text default '' not null,
  "position" integer default 0 not null,
  readers text default 'everyone' not null,
  writers text default 'members' not null,
  archived boolean default false not null,
  constraint forum_categories_pkey PRIMARY KEY (id),
  constraint forum_categories_readers_check CHECK (readers = ANY (ARRAY['everyone', 'members', 'batches', 'groups', 'organisers'])),
  constraint forum_categories_writers_check CHECK (writers = ANY (ARRAY['members', 'batches', 'groups', 'organisers']))
);
CREATE UNIQUE INDEX forum_categories_name ON forum_categories USING btree (lower(name));

create table forum_category_batches (
  category_id uuid not null,
  batch_id uuid not null,
  may text not null,
  constraint forum_category_batches_pkey PRIMARY KEY (category_id, may, batch_id),
  constraint forum_category_batches_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batches(id) ON DELETE CASCADE,
  constraint forum_category_batches_category_id_fkey FOREIGN KEY (category_id) REFERENCES forum_categories(id) ON DELETE CASCADE,
  constraint forum_category_batches_may_check CHECK (may = ANY (ARRAY['read', 'write']))
);
CREATE INDEX forum_category_batches_batch ON forum_category_batches USING btree (batch_id);

create table forum_category_groups (
  category_id uuid not null,
  group_id uuid not null,
  may text not null,
  constraint forum_category_groups_pkey PRIMARY KEY (category_id, may, group_id),
  constraint forum_category_groups_category_id_fkey FOREIGN KEY (category_id) REFERENCES forum_categories(id) ON DELETE CASCADE,
  constraint forum_category_groups_group_id_fkey FOREIGN KEY (group_id) REFERENCES club_groups(id) ON DELETE CASCADE,
  constraint forum_category_groups_may_check CHECK (may = ANY (ARRAY['read', 'write']))
);
CREATE INDEX forum_category_groups_group ON forum_category_groups USING btree (group_id);

create table forum_flags (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  post_id uuid not null,
  member_id uuid,
  reason text not null,
  note text default '' not null,
  ruling text,
  resolved_at timestamp with time zone,
  resolved_by uuid,
  constraint forum_flags_pkey PRIMARY KEY (id),
  constraint forum_flags_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE SET NULL,
  constraint forum_flags_post_id_fkey FOREIGN KEY (post_id) REFERENCES forum_posts(id) ON DELETE CASCADE,
  constraint forum_flags_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES members(id) ON DELETE SET NULL,
  constraint forum_flags_ruling_check CHECK (ruling = ANY (ARRAY['kept', 'removed']))
);
CREATE INDEX forum_flags_about ON forum_flags USING btree (post_id, created_at);
CREATE INDEX forum_flags_by ON forum_flags USING btree (member_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX forum_flags_open ON forum_flags USING btree (post_id, member_id) WHERE resolved_at IS NULL;
CREATE INDEX forum_flags_own ON forum_flags USING btree (member_id, post_id) WHERE resolved_at IS NULL;
CREATE INDEX forum_flags_waiting ON forum_flags USING btree (created_at, id) WHERE resolved_at IS NULL;

create table forum_posts (
  id uuid default gen_random_uuid() not null,
  created_at timestamp(3) with time zone default now() not null,
  thread_id uuid not null,
  reply_to_id uuid,
  author_id uuid,
  title text,
  content text not null,
  votes integer default 0 not null,
  edited_at timestamp with time zone,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  search tsvector generated always as ((setweight(to_tsvector('english'::regconfig, COALESCE(title, '')), 'A'::"char") || setweight(to_tsvector('english'::regconfig, content), 'B'::"char"))) stored,
  constraint forum_posts_pkey PRIMARY KEY (id),
  constraint forum_posts_author_id_fkey FOREIGN KEY (author_id) REFERENCES members(id) ON DELETE SET NULL,
  constraint forum_posts_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES members(id) ON DELETE SET NULL,
  constraint forum_posts_reply_to_id_fkey FOREIGN KEY (reply_to_id) REFERENCES forum_posts(id) ON DELETE SET NULL,
  constraint forum_posts_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES forum_threads(id) ON DELETE CASCADE,
  constraint forum_posts_check CHECK ((title IS NOT NULL) = (id = thread_id))
);
CREATE INDEX forum_posts_deleted_by ON forum_posts USING btree (deleted_by) WHERE deleted_by IS NOT NULL;
CREATE INDEX forum_posts_own ON forum_posts USING btree (author_id, thread_id) INCLUDE (id);
CREATE INDEX forum_posts_reply_to ON forum_posts USING btree (reply_to_id) WHERE reply_to_id IS NOT NULL;
CREATE INDEX forum_posts_search ON forum_posts USING gin (search);
CREATE INDEX forum_posts_standing ON forum_posts USING btree (thread_id, created_at, id) WHERE deleted_at IS NULL AND id <> thread_id;
CREATE INDEX forum_posts_thread ON forum_posts USING btree (thread_id, created_at, id);
CREATE INDEX forum_posts_threads_of ON forum_posts USING btree (author_id, created_at DESC, id DESC) WHERE title IS NOT NULL;
CREATE INDEX forum_posts_when ON forum_posts USING btree (created_at) INCLUDE (author_id);
CREATE INDEX forum_posts_written ON forum_posts USING btree (author_id, created_at DESC, id DESC);
CREATE TRIGGER forum_posts_answer AFTER INSERT ON forum_posts FOR EACH ROW WHEN (new.id <> new.thread_id) EXECUTE FUNCTION answer_asked_thread();
CREATE TRIGGER forum_posts_changed AFTER UPDATE ON forum_posts REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_changed_posts();
CREATE TRIGGER forum_posts_gone AFTER DELETE ON forum_posts REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION count_gone_posts();
CREATE TRIGGER forum_posts_new AFTER INSERT ON forum_posts REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_new_posts();
CREATE TRIGGER forum_posts_searched AFTER INSERT OR DELETE OR UPDATE OF title, content, deleted_at ON forum_posts FOR EACH ROW EXECUTE FUNCTION search_follows_post();
CREATE TRIGGER posts_forgotten AFTER DELETE ON forum_posts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_post();

CREATE OR REPLACE FUNCTION answer_asked_thread()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from forum_threads where id = new.thread_id and asks_about is not null) then return null; end if;
  update help_questions set answered_at = new.created_at, state = case when state = 'open' then 'answered' else state end
  where thread_id = new.thread_id and answered_at is null and member_id is distinct from new.author_id and post_id <> new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_changed_posts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- An author who leaves changes nothing that is counted here.
  if not exists (
    select from before b join after a using (id)
    where (a.votes, a.title, a.content, a.edited_at, a.deleted_at) is distinct from
      (b.votes, b.title, b.content, b.edited_at, b.deleted_at)
  ) then return null; end if;
  perform from forum_threads where id in (select thread_id from after) order by id for no key update;
  update forum_threads t set
    reply_count = reply_count + replies,
    last_activity_at = case
      when latest > last_activity_at then latest
      -- Only then may another reply be the latest now.
      when gone >= last_activity_at then coalesce((
        select p.created_at from forum_posts p where p.thread_id = t.id and p.id <> p.thread_id and p.deleted_at is null
        order by p.created_at desc limit 1), t.created_at)
      else last_activity_at end,
    votes = coalesce(opening_votes, votes),
    deleted = coalesce(opening_deleted, deleted)
  from (
    select a.thread_id,
      count(*) filter (where a.deleted_at is null and b.deleted_at is not null and a.id <> a.thread_id)
        - count(*) filter (where a.deleted_at is not null and b.deleted_at is null and a.id <> a.thread_id) as replies,
      max(a.created_at) filter (where a.deleted_at is null and a.id <> a.thread_id) as latest,
      max(a.created_at) filter (where a.deleted_at is not null and b.deleted_at is null and a.id <> a.thread_id) as gone,
      max(a.votes) filter (where a.id = a.thread_id) as opening_votes,
      bool_or(a.deleted_at is not null) filter (where a.id = a.thread_id) as opening_deleted
    from before b join after a using (id) group by a.thread_id
  ) n where t.id = n.thread_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION count_gone_posts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from forum_threads where id in (select thread_id from before) order by id for no key update;
  update forum_threads t set
    reply_count = (select count(*) from forum_posts p where p.thread_id = t.id and p.id <> p.thread_id and p.deleted_at is null),
    last_activity_at = coalesce((
      select max(p.created_at) from forum_posts p where p.thread_id = t.id and p.id <> p.thread_id and p.deleted_at is null),
      t.created_at)
  where t.id in (select thread_id from before);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION count_new_posts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from forum_threads where id in (select thread_id from after) order by id for no key update;
  update forum_threads t set
    reply_count = reply_count + replies,
    last_activity_at = greatest(last_activity_at, latest),
    votes = coalesce(opening_votes, votes),
    deleted = coalesce(opening_deleted, deleted)
  from (
    select thread_id, count(*) filter (where stands) as replies, max(created_at) filter (where stands) as latest,
      max(votes) filter (where id = thread_id) as opening_votes,
      bool_or(deleted_at is not null) filter (where id = thread_id) as opening_deleted
    from (select *, id <> thread_id and deleted_at is null as stands from after) p group by thread_id
  ) n where t.id = n.thread_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION forget_post()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from notifications n using gone where n.part_id = gone.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION search_follows_post()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  post forum_posts := coalesce(new, old);
begin
  if post.id = post.thread_id and tg_op = 'UPDATE' and new.deleted_at is distinct from old.deleted_at then
    perform search_again('thread', array(select id from forum_posts where thread_id = post.thread_id));
  else
    perform search_again('thread', array[post.id]);
  end if;
  return null;
end
$function$;

create table forum_revisions (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  post_id uuid not null,
  editor_id uuid,
  title text,
  content text not null,
  constraint forum_revisions_pkey PRIMARY KEY (id),
  constraint forum_revisions_editor_id_fkey FOREIGN KEY (editor_id) REFERENCES members(id) ON DELETE SET NULL,
  constraint forum_revisions_post_id_fkey FOREIGN KEY (post_id) REFERENCES forum_posts(id) ON DELETE CASCADE
);
CREATE INDEX forum_revisions_post ON forum_revisions USING btree (post_id, created_at DESC);

create table forum_threads (
  id uuid default gen_random_uuid() not null,
  created_at timestamp(3) with time zone default now() not null,
  category text not null,
  pinned boolean default false not null,
  locked boolean default false not null,
  reply_count integer default 0 not null,
  last_activity_at timestamp(3) with time zone default now() not null,
  accepted_reply_id uuid,
  problem text,
  version bigint default 1 not null,
  votes integer default 0 not null,
  deleted boolean default false not null,
  slow_minutes integer default 0 not null,
  merged_into uuid,
  asks_about text,
  carries boolean default false not null,
  constraint forum_threads_pkey PRIMARY KEY (id),
  constraint forum_threads_accepted_reply_id_fkey FOREIGN KEY (accepted_reply_id) REFERENCES forum_posts(id) ON DELETE SET NULL,
  constraint forum_threads_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES forum_threads(id) ON DELETE SET NULL,
  constraint forum_threads_slow_minutes_check CHECK (slow_minutes >= 0 AND slow_minutes <= 1440)
);
CREATE INDEX forum_threads_asking ON forum_threads USING btree (asks_about, pinned, last_activity_at, id) WHERE asks_about IS NOT NULL AND NOT deleted;
CREATE INDEX forum_threads_category_listed ON forum_threads USING btree (category, pinned, last_activity_at, id) WHERE NOT deleted;
CREATE INDEX forum_threads_category_open ON forum_threads USING btree (category, pinned, last_activity_at, id) WHERE NOT deleted AND reply_count = 0;
CREATE INDEX forum_threads_category_top ON forum_threads USING btree (category, pinned, votes, id) WHERE NOT deleted;
CREATE INDEX forum_threads_listed ON forum_threads USING btree (pinned, last_activity_at, id) WHERE NOT deleted;
CREATE INDEX forum_threads_merged ON forum_threads USING btree (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX forum_threads_open ON forum_threads USING btree (pinned, last_activity_at, id) WHERE NOT deleted AND reply_count = 0;
CREATE UNIQUE INDEX forum_threads_problem ON forum_threads USING btree (problem) WHERE problem IS NOT NULL;
CREATE INDEX forum_threads_top ON forum_threads USING btree (pinned, votes, id) WHERE NOT deleted;
CREATE TRIGGER forum_threads_searched AFTER UPDATE OF category ON forum_threads FOR EACH ROW EXECUTE FUNCTION search_follows('thread');
CREATE TRIGGER forum_threads_version BEFORE UPDATE ON forum_threads FOR EACH ROW EXECUTE FUNCTION raise_thread_version();
CREATE TRIGGER threads_forgotten AFTER DELETE ON forum_threads REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications();

CREATE OR REPLACE FUNCTION raise_thread_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.version := old.version + 1;
  return new;
end
$function$;

create table forum_votes (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  post_id uuid not null,
  member_id uuid not null,
  constraint forum_votes_pkey PRIMARY KEY (id),
  constraint forum_votes_post_id_member_id_key UNIQUE (post_id, member_id),
  constraint forum_votes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint forum_votes_post_id_fkey FOREIGN KEY (post_id) REFERENCES forum_posts(id) ON DELETE CASCADE
);
CREATE INDEX forum_votes_own ON forum_votes USING btree (member_id, post_id);

create table handle_sites (
  site text not null,
  free_at timestamp with time zone default now() not null,
  pauses integer default 0 not null,
  paused_until timestamp with time zone,
  constraint handle_sites_pkey PRIMARY KEY (site)
);

create table help_comments (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  help_question_id uuid not null,
  member_id uuid,
  line integer,
  content text not null,
  thanked boolean default false not null,
  removed_at timestamp with time zone,
  removed_by uuid,
  constraint help_comments_pkey PRIMARY KEY (id),
  constraint help_comments_help_question_id_fkey FOREIGN KEY (help_question_id) REFERENCES help_questions(id) ON DELETE CASCADE,
  constraint help_comments_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE SET NULL,
  constraint help_comments_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES members(id) ON DELETE SET NULL,
  constraint help_comments_line_check CHECK (line > 0)
);
CREATE INDEX help_comments_by ON help_comments USING btree (member_id, created_at DESC) WHERE member_id IS NOT NULL;
CREATE INDEX help_comments_of ON help_comments USING btree (help_question_id, created_at, id);

create table help_questions (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  problem text not null,
  question_id uuid,
  asked_to text not null,
  batch_id uuid,
  title text not null,
  content text not null,
  language text,
  source text,
  submission_id uuid,
  verdict text,
  reason text,
  judged boolean default false not null,
  counterexample jsonb,
  state text default 'open' not null,
  post_id uuid,
  thread_id uuid,
  answered_at timestamp with time zone,
  closed_at timestamp with time zone,
  thanked_at timestamp with time zone,
  thanked_id uuid,
  removed_at timestamp with time zone,
  removed_by uuid,
  constraint help_questions_pkey PRIMARY KEY (id),
  constraint help_questions_post_id_key UNIQUE (post_id),
  constraint help_questions_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batches(id) ON DELETE SET NULL,
  constraint help_questions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint help_questions_post_id_fkey FOREIGN KEY (post_id) REFERENCES forum_posts(id) ON DELETE CASCADE,
  constraint help_questions_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE SET NULL,
  constraint help_questions_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES members(id) ON DELETE SET NULL,
  constraint help_questions_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES problem_submissions(id) ON DELETE SET NULL,
  constraint help_questions_thanked_id_fkey FOREIGN KEY (thanked_id) REFERENCES members(id) ON DELETE SET NULL,
  constraint help_questions_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES forum_threads(id) ON DELETE CASCADE,
  constraint help_questions_asked_to_check CHECK (asked_to = ANY (ARRAY['mentors', 'forum'])),
  constraint help_questions_check CHECK ((asked_to = 'forum') = (post_id IS NOT NULL)),
  constraint help_questions_check1 CHECK ((language IS NULL) = (source IS NULL)),
  constraint help_questions_state_check CHECK (state = ANY (ARRAY['open', 'answered', 'closed']))
);
CREATE INDEX help_questions_answered ON help_questions USING btree (asked_to, answered_at DESC) INCLUDE (created_at) WHERE answered_at IS NOT NULL;
CREATE INDEX help_questions_batch ON help_questions USING btree (batch_id) WHERE batch_id IS NOT NULL;
CREATE INDEX help_questions_mine ON help_questions USING btree (member_id, created_at DESC, id DESC);
CREATE INDEX help_questions_question ON help_questions USING btree (question_id) WHERE question_id IS NOT NULL;
CREATE INDEX help_questions_seen ON help_questions USING btree (created_at DESC, id DESC) WHERE asked_to = 'mentors' AND state <> 'open' AND removed_at IS NULL;
CREATE INDEX help_questions_submission ON help_questions USING btree (submission_id) WHERE submission_id IS NOT NULL;
CREATE INDEX help_questions_thanked ON help_questions USING btree (thanked_id) WHERE thanked_id IS NOT NULL;
CREATE INDEX help_questions_thread ON help_questions USING btree (thread_id) WHERE thread_id IS NOT NULL;
CREATE INDEX help_questions_waiting ON help_questions USING btree (created_at, id) WHERE asked_to = 'mentors' AND state = 'open' AND removed_at IS NULL;
CREATE TRIGGER help_questions_follow BEFORE INSERT ON help_questions FOR EACH ROW WHEN (new.question_id IS NOT NULL) EXECUTE FUNCTION follow_merged_question();
CREATE TRIGGER help_questions_gone AFTER DELETE ON help_questions FOR EACH ROW WHEN (old.thread_id IS NOT NULL) EXECUTE FUNCTION thread_carries_no_more();
CREATE TRIGGER questions_forgotten AFTER DELETE ON help_questions REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications();

CREATE OR REPLACE FUNCTION thread_carries_no_more()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update forum_threads t set carries = false where t.id = old.thread_id and t.carries
    and not exists (select from help_questions q where q.thread_id = t.id
      and (q.source is not null or q.verdict is not null or q.counterexample is not null));
  return null;
end $function$;

create table help_reports (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  help_question_id uuid not null,
  comment_id uuid,
  member_id uuid,
  reason text not null,
  note text default '' not null,
  ruling text,
  resolved_at timestamp with time zone,
  resolved_by uuid,
  constraint help_reports_pkey PRIMARY KEY (id),
  constraint help_reports_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES help_comments(id) ON DELETE CASCADE,
  constraint help_reports_help_question_id_fkey FOREIGN KEY (help_question_id) REFERENCES help_questions(id) ON DELETE CASCADE,
  constraint help_reports_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE SET NULL,
  constraint help_reports_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES members(id) ON DELETE SET NULL,
  constraint help_reports_ruling_check CHECK (ruling = ANY (ARRAY['kept', 'removed']))
);
CREATE INDEX help_reports_by ON help_reports USING btree (member_id, created_at DESC) WHERE member_id IS NOT NULL;
CREATE INDEX help_reports_comment ON help_reports USING btree (comment_id) WHERE comment_id IS NOT NULL;
CREATE INDEX help_reports_of ON help_reports USING btree (help_question_id);
CREATE UNIQUE INDEX help_reports_once ON help_reports USING btree (help_question_id, comment_id, member_id) NULLS NOT DISTINCT WHERE resolved_at IS NULL;
CREATE INDEX help_reports_open ON help_reports USING btree (created_at, id) WHERE resolved_at IS NULL;

create table imported_solves (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  import_id uuid not null,
  question_id uuid not null,
  solved_at timestamp with time zone,
  constraint imported_solves_pkey PRIMARY KEY (id),
  constraint imported_solves_import_id_question_id_key UNIQUE (import_id, question_id),
  constraint imported_solves_import_id_fkey FOREIGN KEY (import_id) REFERENCES progress_imports(id) ON DELETE CASCADE,
  constraint imported_solves_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE
);
CREATE INDEX imported_solves_question ON imported_solves USING btree (question_id);
CREATE TRIGGER imported_solves_follow BEFORE INSERT ON imported_solves FOR EACH ROW EXECUTE FUNCTION follow_merged_question();

create table join_codes (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  created_by uuid,
  code text not null,
  note text not null,
  uses integer default 0 not null,
  most_uses integer not null,
  ends_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  batch_id uuid,
  passout_year integer,
  constraint join_codes_pkey PRIMARY KEY (id),
  constraint join_codes_code_key UNIQUE (code),
  constraint join_codes_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batches(id) ON DELETE SET NULL,
  constraint join_codes_created_by_fkey FOREIGN KEY (created_by) REFERENCES members(id) ON DELETE SET NULL,
  constraint join_codes_check CHECK (uses <= most_uses),
  constraint join_codes_most_uses_check CHECK (most_uses > 0)
);
CREATE INDEX join_codes_batch ON join_codes USING btree (batch_id) WHERE batch_id IS NOT NULL;
CREATE INDEX join_codes_by ON join_codes USING btree (created_by);
CREATE INDEX join_codes_latest ON join_codes USING btree (created_at DESC, id DESC);

create table join_uses (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  code_id uuid not null,
  member_id uuid not null,
  constraint join_uses_pkey PRIMARY KEY (id),
  constraint join_uses_member_id_key UNIQUE (member_id),
  constraint join_uses_code_id_fkey FOREIGN KEY (code_id) REFERENCES join_codes(id) ON DELETE CASCADE,
  constraint join_uses_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);
CREATE INDEX join_uses_latest ON join_uses USING btree (code_id, created_at DESC, id DESC);

create table judged_again (
  submission_id uuid not null,
  created_at timestamp with time zone default now() not null,
  leased_until timestamp with time zone,
  takings integer default 0 not null,
  constraint judged_again_pkey PRIMARY KEY (submission_id),
  constraint judged_again_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES problem_submissions(id) ON DELETE CASCADE
);

create table kept_answers (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  key text not null,
  asked bytea not null,
  answer text,
  constraint kept_answers_pkey PRIMARY KEY (id),
  constraint kept_answers_member_id_key_key UNIQUE (member_id, key),
  constraint kept_answers_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);
CREATE INDEX kept_answers_created_at ON kept_answers USING btree (created_at);

create table kept_assets (
  name text not null,
  content bytea not null,
  is_brotli boolean not null,
  served_at timestamp with time zone default now() not null,
  constraint kept_assets_pkey PRIMARY KEY (name)
);

create table kept_solutions (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  question_id uuid,
  problem text,
  language text not null,
  source text not null,
  constraint kept_solutions_pkey PRIMARY KEY (id),
  constraint kept_solutions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint kept_solutions_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE,
  constraint kept_solutions_check CHECK (question_id IS NOT NULL OR problem IS NOT NULL)
);
CREATE INDEX kept_solutions_of_member ON kept_solutions USING btree (member_id, created_at DESC, id DESC);
CREATE INDEX kept_solutions_of_question ON kept_solutions USING btree (question_id, member_id);
CREATE TRIGGER kept_solutions_follow BEFORE INSERT ON kept_solutions FOR EACH ROW WHEN (new.question_id IS NOT NULL) EXECUTE FUNCTION follow_merged_question();

create table kept_verdicts (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  source_hash text not null,
  language text not null,
  tests_hash text not null,
  toolchain text not null,
  verdict jsonb not null,
  constraint kept_verdicts_pkey PRIMARY KEY (id),
  constraint kept_verdicts_source_hash_language_tests_hash_toolchain_key UNIQUE (source_hash, language, tests_hash, toolchain)
);

create table measures (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  kind text not null,
  given_by uuid,
  reason text,
  words text not null,
  post_id uuid,
  until timestamp with time zone,
  lifted_at timestamp with time zone,
  lifted_by uuid,
  acknowledged_at timestamp with time zone,
  constraint measures_pkey PRIMARY KEY (id),
  constraint measures_given_by_fkey FOREIGN KEY (given_by) REFERENCES members(id) ON DELETE SET NULL,
  constraint measures_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES members(id) ON DELETE SET NULL,
  constraint measures_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint measures_post_id_fkey FOREIGN KEY (post_id) REFERENCES forum_posts(id) ON DELETE SET NULL,
  constraint measures_check CHECK ((kind = 'pause') = (until IS NOT NULL)),
  constraint measures_kind_check CHECK (kind = ANY (ARRAY['warning', 'pause', 'note'])),
  constraint measures_reason_check CHECK (reason = ANY (ARRAY['Spam', 'Rude or abusive', 'Off topic', 'Gives a solution away', 'Other']))
);
CREATE INDEX measures_given_by ON measures USING btree (given_by) WHERE given_by IS NOT NULL;
CREATE INDEX measures_lifted_by ON measures USING btree (lifted_by) WHERE lifted_by IS NOT NULL;
CREATE INDEX measures_member ON measures USING btree (member_id, created_at DESC, id DESC);
CREATE INDEX measures_post ON measures USING btree (post_id) WHERE post_id IS NOT NULL;
CREATE TRIGGER measures_forgotten AFTER DELETE ON measures REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications();

create table member_act_changes (
  act_id uuid not null,
  member_id uuid not null,
  before text,
  constraint member_act_changes_pkey PRIMARY KEY (act_id, member_id),
  constraint member_act_changes_act_id_fkey FOREIGN KEY (act_id) REFERENCES member_acts(id) ON DELETE CASCADE,
  constraint member_act_changes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);
CREATE INDEX member_act_changes_by_member ON member_act_changes USING btree (member_id);

create table member_acts (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  actor_id uuid,
  kind text not null,
  field_id uuid,
  given text,
  constraint member_acts_pkey PRIMARY KEY (id),
  constraint member_acts_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES members(id) ON DELETE SET NULL,
  constraint member_acts_field_id_fkey FOREIGN KEY (field_id) REFERENCES member_fields(id) ON DELETE CASCADE,
  constraint member_acts_kind_check CHECK (kind = ANY (ARRAY['year', 'batch', 'fact', 'alumni']))
);
CREATE INDEX member_acts_by_actor ON member_acts USING btree (actor_id);
CREATE INDEX member_acts_by_field ON member_acts USING btree (field_id);
CREATE INDEX member_acts_by_time ON member_acts USING btree (created_at);

create table member_blog_authors (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_blog_id uuid not null,
  member_id uuid not null,
  accepted_at timestamp with time zone,
  constraint member_blog_authors_pkey PRIMARY KEY (id),
  constraint member_blog_authors_member_blog_id_member_id_key UNIQUE (member_blog_id, member_id),
  constraint member_blog_authors_member_blog_id_fkey FOREIGN KEY (member_blog_id) REFERENCES member_blogs(id) ON DELETE CASCADE,
  constraint member_blog_authors_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);
CREATE INDEX member_blog_authors_member ON member_blog_authors USING btree (member_id);

create table member_blog_comments (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  member_blog_id uuid not null,
  author_id uuid,
  text text not null,
  line integer,
  passage text,
  done_at timestamp with time zone,
  constraint member_blog_comments_pkey PRIMARY KEY (id),
  constraint member_blog_comments_author_id_fkey FOREIGN KEY (author_id) REFERENCES members(id) ON DELETE SET NULL,
  constraint member_blog_comments_member_blog_id_fkey FOREIGN KEY (member_blog_id) REFERENCES member_blogs(id) ON DELETE CASCADE,
  constraint member_blog_comments_check CHECK ((line IS NULL) = (passage IS NULL))
);
CREATE INDEX member_blog_comments_author ON member_blog_comments USING btree (author_id);
CREATE INDEX member_blog_comments_of ON member_blog_comments USING btree (member_blog_id, created_at);

create table member_blog_versions (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_blog_id uuid not null,
  number integer not null,
  editor_id uuid,
  title text not null,
  category text not null,
  tags text[] not null,
  content text not null,
  constraint member_blog_versions_pkey PRIMARY KEY (id),
  constraint member_blog_versions_member_blog_id_number_key UNIQUE (member_blog_id, number),
  constraint member_blog_versions_editor_id_fkey FOREIGN KEY (editor_id) REFERENCES members(id) ON DELETE SET NULL,
  constraint member_blog_versions_member_blog_id_fkey FOREIGN KEY (member_blog_id) REFERENCES member_blogs(id) ON DELETE CASCADE
);
CREATE INDEX member_blog_versions_editor ON member_blog_versions USING btree (editor_id);

create table member_blogs (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  author_id uuid not null,
  blog_id uuid,
  state text default 'draft' not null,
  title text not null,
  category text default '' not null,
  tags text[] default '{}'::text[] not null,
  content text not null,
  version integer default 1 not null,
  submitted_version integer,
  submitted_at timestamp with time zone,
  reason text,
  publish_at timestamp with time zone,
  based_on integer,
  constraint member_blogs_pkey PRIMARY KEY (id),
  constraint member_blogs_blog_id_key UNIQUE (blog_id),
  constraint member_blogs_author_id_fkey FOREIGN KEY (author_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint member_blogs_blog_id_fkey FOREIGN KEY (blog_id) REFERENCES blogs(id) ON DELETE CASCADE,
  constraint member_blogs_scheduled CHECK ((state = 'scheduled') = (publish_at IS NOT NULL)),
  constraint member_blogs_state_check CHECK (state = ANY (ARRAY['draft', 'submitted', 'changes', 'accepted', 'scheduled', 'published', 'declined']))
);
CREATE INDEX member_blogs_own ON member_blogs USING btree (author_id, updated_at DESC, id DESC);
CREATE INDEX member_blogs_ready ON member_blogs USING btree (updated_at, id) WHERE state = ANY (ARRAY['accepted', 'scheduled']);
CREATE INDEX member_blogs_waiting ON member_blogs USING btree (submitted_at, id) WHERE state = 'submitted';
CREATE TRIGGER member_blogs_forgotten AFTER DELETE ON member_blogs REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications();

create table member_days (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  day date not null,
  done integer default 0 not null,
  reviewed integer default 0 not null,
  kept boolean default false not null,
  solved integer default 0 not null,
  constraint member_days_pkey PRIMARY KEY (id),
  constraint member_days_member_id_day_key UNIQUE (member_id, day),
  constraint member_days_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);

create table member_facts (
  member_id uuid not null,
  field_id uuid not null,
  created_at timestamp with time zone default now() not null,
  value text not null,
  constraint member_facts_pkey PRIMARY KEY (member_id, field_id),
  constraint member_facts_field_id_fkey FOREIGN KEY (field_id) REFERENCES member_fields(id) ON DELETE CASCADE,
  constraint member_facts_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);
CREATE INDEX member_facts_field ON member_facts USING btree (field_id, value);
CREATE INDEX member_facts_value ON member_facts USING btree (lower(value) text_pattern_ops);

create table member_fields (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  name text not null,
  kind text not null,
  choices text[] default '{}'::text[] not null,
  at_signup text default 'no' not null,
  constraint member_fields_pkey PRIMARY KEY (id),
  constraint member_fields_at_signup_check CHECK (at_signup = ANY (ARRAY['no', 'may', 'must'])),
  constraint member_fields_kind CHECK (kind = ANY (ARRAY['text', 'number', 'choice', 'date']))
);
CREATE UNIQUE INDEX member_fields_name ON member_fields USING btree (lower(name));

create table member_handles (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  site text not null,
  handle text not null,
  token text,
  token_until timestamp with time zone,
  verified_at timestamp with time zone,
  account text,
  lost_at timestamp with time zone,
  asked_at timestamp with time zone,
  checked_at timestamp with time zone,
  failure text,
  failed_at timestamp with time zone,
  failures integer default 0 not null,
  figures jsonb,
  figures_at timestamp with time zone,
  entered jsonb,
  entered_at timestamp with time zone,
  next_at timestamp with time zone,
  gone_told_at timestamp with time zone,
  constraint member_handles_pkey PRIMARY KEY (id),
  constraint member_handles_member_id_site_key UNIQUE (member_id, site),
  constraint member_handles_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint member_handles_failure_check CHECK (failure = ANY (ARRAY['absent', 'expired', 'missing', 'changed', 'limited', 'unreachable'])),
  constraint member_handles_site_check CHECK (site = ANY (ARRAY['leetcode', 'codeforces', 'codechef', 'geeksforgeeks', 'github']))
);
CREATE INDEX member_handles_due ON member_handles USING btree (site, next_at) WHERE verified_at IS NOT NULL;
CREATE UNIQUE INDEX member_handles_proven ON member_handles USING btree (site, lower(handle)) WHERE verified_at IS NOT NULL;

create table member_identities (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  issuer text not null,
  subject text not null,
  constraint member_identities_pkey PRIMARY KEY (id),
  constraint member_identities_issuer_subject_key UNIQUE (issuer, subject),
  constraint member_identities_member_id_issuer_key UNIQUE (member_id, issuer),
  constraint member_identities_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);

create table member_import_changes (
  import_id uuid not null,
  member_id uuid not null,
  is_new boolean default false not null,
  year_before integer,
  year_after integer,
  batch_before uuid,
  batch_after uuid,
  facts jsonb default '[]'::jsonb not null,
  constraint member_import_changes_pkey PRIMARY KEY (import_id, member_id),
  constraint member_import_changes_import_id_fkey FOREIGN KEY (import_id) REFERENCES member_imports(id) ON DELETE CASCADE,
  constraint member_import_changes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);
CREATE INDEX member_import_changes_member ON member_import_changes USING btree (member_id);

create table member_imports (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  author_id uuid,
  created integer default 0 not null,
  approved integer default 0 not null,
  updated integer default 0 not null,
  batches uuid[] default '{}'::uuid[] not null,
  undone_at timestamp with time zone,
  constraint member_imports_pkey PRIMARY KEY (id),
  constraint member_imports_author_id_fkey FOREIGN KEY (author_id) REFERENCES members(id) ON DELETE SET NULL
);
CREATE INDEX member_imports_author ON member_imports USING btree (author_id) WHERE author_id IS NOT NULL;
CREATE INDEX member_imports_time ON member_imports USING btree (created_at);

create table member_months (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  source text not null,
  month date not null,
  count integer not null,
  gain integer,
  listed boolean not null,
  batch_id uuid,
  constraint member_months_pkey PRIMARY KEY (id),
  constraint member_months_member_id_source_month_key UNIQUE (member_id, source, month),
  constraint member_months_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint member_months_source_check CHECK (source = ANY (ARRAY['verdicts', 'ticks']))
);
CREATE INDEX member_months_batch ON member_months USING btree (source, month, batch_id, count DESC, member_id) WHERE listed AND count > 0;
CREATE INDEX member_months_batch_gain ON member_months USING btree (source, month, batch_id, gain DESC, member_id) WHERE listed AND gain > 0;
CREATE INDEX member_months_count ON member_months USING btree (source, month, count DESC, member_id) WHERE listed AND count > 0;
CREATE INDEX member_months_gain ON member_months USING btree (source, month, gain DESC, member_id) WHERE listed AND gain > 0;

create table member_relations (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  other_id uuid not null,
  kind text not null,
  constraint member_relations_pkey PRIMARY KEY (id),
  constraint member_relations_member_id_other_id_key UNIQUE (member_id, other_id),
  constraint member_relations_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint member_relations_other_id_fkey FOREIGN KEY (other_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint member_relations_check CHECK (member_id <> other_id),
  constraint member_relations_kind_check CHECK (kind = ANY (ARRAY['muted', 'blocked']))
);
CREATE INDEX member_relations_other ON member_relations USING btree (other_id);

create table member_seen (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  seen_at timestamp with time zone not null,
  constraint member_seen_pkey PRIMARY KEY (id),
  constraint member_seen_member_id_key UNIQUE (member_id),
  constraint member_seen_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);

create table member_set_members (
  set_id uuid not null,
  member_id uuid not null,
  constraint member_set_members_pkey PRIMARY KEY (set_id, member_id),
  constraint member_set_members_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint member_set_members_set_id_fkey FOREIGN KEY (set_id) REFERENCES member_sets(id) ON DELETE CASCADE
);
CREATE INDEX member_set_members_by_member ON member_set_members USING btree (member_id);

create table member_sets (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  made_by uuid,
  size integer not null,
  is_kept boolean default false not null,
  constraint member_sets_pkey PRIMARY KEY (id),
  constraint member_sets_made_by_fkey FOREIGN KEY (made_by) REFERENCES members(id) ON DELETE SET NULL
);
CREATE INDEX member_sets_by_maker ON member_sets USING btree (made_by);
CREATE INDEX member_sets_passing ON member_sets USING btree (created_at) WHERE NOT is_kept;

create table member_tasks (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  task text not null,
  until date,
  ends_at timestamp with time zone,
  given_by uuid,
  constraint member_tasks_pkey PRIMARY KEY (id),
  constraint member_tasks_member_id_task_key UNIQUE (member_id, task),
  constraint member_tasks_given_by_fkey FOREIGN KEY (given_by) REFERENCES members(id) ON DELETE SET NULL,
  constraint member_tasks_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint member_tasks_check CHECK ((until IS NULL) = (ends_at IS NULL)),
  constraint member_tasks_task_check CHECK (task = ANY (ARRAY['events', 'content', 'moderation', 'approvals', 'problems', 'report', 'announcements']))
);
CREATE INDEX member_tasks_given_by ON member_tasks USING btree (given_by) WHERE given_by IS NOT NULL;

create table member_topics (
  member_id uuid not null,
  topic_id uuid not null,
  ticked_at timestamp with time zone,
  constraint member_topics_pkey PRIMARY KEY (member_id, topic_id),
  constraint member_topics_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint member_topics_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topics(id) ON DELETE CASCADE
);
CREATE INDEX member_topics_of_topic ON member_topics USING btree (topic_id);

create table member_zones (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  until timestamp with time zone not null,
  zone text not null,
  constraint member_zones_pkey PRIMARY KEY (id),
  constraint member_zones_member_id_until_key UNIQUE (member_id, until),
  constraint member_zones_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);

create table members (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  email text not null,
  name text not null,
  password_hash text,
  role text default 'member',
  is_manager boolean default false not null,
  status text default 'pending' not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  phone text,
  birth_date timestamp with time zone,
  passout_year timestamp with time zone,
  bio text,
  profile_photo text,
  github text,
  linkedin text,
  twitter text,
  leetcode text,
  geeksforgeeks text,
  codechef text,
  codeforces text,
  handle text default '' not null,
  mail_mentions boolean default true not null,
  mail_replies boolean default true not null,
  shows_page text default 'members' not null,
  shows_year text default 'nobody' not null,
  shows_about text default 'nobody' not null,
  shows_links text default 'nobody' not null,
  shows_joined text default 'nobody' not null,
  shows_solved text default 'nobody' not null,
  shows_activity text default 'nobody' not null,
  shows_writings text default 'members' not null,
  email_confirmed_at timestamp with time zone,
  decision_id uuid,
  declined_reason text,
  mail_waiting boolean default true not null,
  batch_id uuid,
  invited_at timestamp with time zone,
  mail_announcements boolean default true not null,
  mail_events boolean default true not null,
  merged_into uuid,
  time_zone text,
  mail_event_day boolean default true not null,
  mail_event_hour boolean default true not null,
  shows_events text default 'nobody' not null,
  paused_until timestamp with time zone,
  warned boolean default false not null,
  conduct_edition integer,
  on_leaderboards boolean default true not null,
  language text,
  archived_at timestamp with time zone,
  reviews_a_day smallint default 5 not null,
  week_goal_kind text,
  week_goal smallint,
  hides_difficulty boolean default false not null,
  mail_questions boolean default true not null,
  constraint members_pkey PRIMARY KEY (id),
  constraint members_email_key UNIQUE (email),
  constraint members_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batches(id) ON DELETE SET NULL,
  constraint members_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES members(id) ON DELETE SET NULL,
  constraint members_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES approval_decisions(id) ON DELETE SET NULL,
  constraint members_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES members(id) ON DELETE SET NULL,
  constraint members_check CHECK (merged_into IS NULL OR merged_into <> id AND status = 'disabled'),
  constraint members_email_check CHECK (email = lower(email)),
  constraint members_language_check CHECK (length(language) <= 16),
  constraint members_reviews_a_day_check CHECK (reviews_a_day >= 0 AND reviews_a_day <= 50),
  constraint members_role_check CHECK (role = ANY (ARRAY['member', 'admin'])),
  constraint members_shows_about_check CHECK (shows_about = ANY (ARRAY['nobody', 'members', 'everyone'])),
  constraint members_shows_activity_check CHECK (shows_activity = ANY (ARRAY['nobody', 'members', 'everyone'])),
  constraint members_shows_events_check CHECK (shows_events = ANY (ARRAY['nobody', 'members', 'everyone'])),
  constraint members_shows_joined_check CHECK (shows_joined = ANY (ARRAY['nobody', 'members', 'everyone'])),
  constraint members_shows_links_check CHECK (shows_links = ANY (ARRAY['nobody', 'members', 'everyone'])),
  constraint members_shows_page_check CHECK (shows_page = ANY (ARRAY['nobody', 'members', 'everyone'])),
  constraint members_shows_solved_check CHECK (shows_solved = ANY (ARRAY['nobody', 'members', 'everyone'])),
  constraint members_shows_writings_check CHECK (shows_writings = ANY (ARRAY['nobody', 'members', 'everyone'])),
  constraint members_shows_year_check CHECK (shows_year = ANY (ARRAY['nobody', 'members', 'everyone'])),
  constraint members_status_check CHECK (status = ANY (ARRAY['pending', 'approved', 'declined', 'disabled'])),
  constraint members_week_goal CHECK ((week_goal_kind IS NULL) = (week_goal IS NULL)),
  constraint members_week_goal_check CHECK (week_goal >= 1 AND week_goal <= 70),
  constraint members_week_goal_kind_check CHECK (week_goal_kind = ANY (ARRAY['days', 'questions']))
);
CREATE INDEX members_admins ON members USING btree (lower(name), id) WHERE role = 'admin';
CREATE INDEX members_alumni ON members USING btree (lower(name), id) WHERE archived_at IS NOT NULL;
CREATE INDEX members_batch ON members USING btree (batch_id, lower(name), id);
CREATE INDEX members_first_word ON members USING btree (lower(name) text_pattern_ops);
CREATE INDEX members_fourth_word ON members USING btree ("substring"(lower(name), '^\S+\s+\S+\s+\S+\s+(.+)$') text_pattern_ops);
CREATE UNIQUE INDEX members_handle ON members USING btree (handle) WHERE handle <> '';
CREATE INDEX members_handle_begins ON members USING btree (handle text_pattern_ops);
CREATE INDEX members_letters ON members USING gin (name_letters(name) gin_trgm_ops);
CREATE INDEX members_merged_into ON members USING btree (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX members_name ON members USING btree (lower(name), id);
CREATE INDEX members_no_batch ON members USING btree (lower(name), id) WHERE batch_id IS NULL;
CREATE INDEX members_search ON members USING gin (name gin_trgm_ops, email gin_trgm_ops);
CREATE INDEX members_second_word ON members USING btree ("substring"(lower(name), '^\S+\s+(.+)$') text_pattern_ops);
CREATE INDEX members_shown ON members USING btree (id) WHERE shows_page = 'everyone' AND status = 'approved';
CREATE INDEX members_state ON members USING btree (status, lower(name), id) WHERE status <> 'approved';
CREATE INDEX members_third_word ON members USING btree ("substring"(lower(name), '^\S+\s+\S+\s+(.+)$') text_pattern_ops);
CREATE INDEX members_untold ON members USING btree (decision_id) WHERE decision_id IS NOT NULL;
CREATE INDEX members_waiting ON members USING btree (created_at, id) WHERE status = 'pending';
CREATE INDEX members_waiting_search ON members USING gin (name gin_trgm_ops, email gin_trgm_ops) WHERE status = 'pending';
CREATE TRIGGER members_handle BEFORE INSERT ON members FOR EACH ROW EXECUTE FUNCTION give_handle();
CREATE TRIGGER members_handle_retired AFTER DELETE ON members FOR EACH ROW EXECUTE FUNCTION retire_handle();
CREATE TRIGGER members_listed AFTER UPDATE OF status, on_leaderboards, shows_page, batch_id, archived_at ON members FOR EACH ROW WHEN (is_listed(old.*) <> is_listed(new.*) OR old.batch_id IS DISTINCT FROM new.batch_id) EXECUTE FUNCTION list_member();
CREATE TRIGGER members_moved AFTER UPDATE OF time_zone ON members FOR EACH ROW WHEN (old.time_zone IS DISTINCT FROM new.time_zone) EXECUTE FUNCTION keep_days();
CREATE TRIGGER members_searched AFTER DELETE ON members FOR EACH ROW EXECUTE FUNCTION search_follows('person');
CREATE TRIGGER members_searched_again AFTER UPDATE ON members REFERENCING OLD TABLE AS old_members NEW TABLE AS now_members FOR EACH STATEMENT EXECUTE FUNCTION search_follows_members();
CREATE TRIGGER members_searched_new AFTER INSERT ON members REFERENCING NEW TABLE AS now_members FOR EACH STATEMENT EXECUTE FUNCTION search_follows_new_members();

CREATE OR REPLACE FUNCTION give_handle()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  wanted text := handle_from(new.name);
  suffix int := 1;
begin
  if new.handle <> '' then return new; end if;
  -- Two of one name who sign up at once get two handles.
  perform pg_advisory_xact_lock(7261914531);
  new.handle := wanted;
  while exists (select 1 from members m where m.handle = new.handle and m.handle <> '')
    or exists (select 1 from retired_handles r where r.digest = sha256(convert_to(new.handle, 'UTF8')))
  loop
    suffix := suffix + 1;
    new.handle := wanted || case when suffix <= 50 then suffix else (1000 + floor(random() * 9000000))::int end;
  end loop;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION keep_days()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  today date := member_day(new.id, now());
  lived date := greatest((now() at time zone coalesce(old.time_zone, 'UTC'))::date,
    (select max((until at time zone zone)::date) from member_zones where member_id = new.id));
begin
  if not exists (select from member_days where member_id = new.id) then return null; end if;
  insert into member_days as d (member_id, day, kept)
    select new.id, lived + n, true from generate_series(0, today - lived - 1) n
  on conflict (member_id, day) do update set kept = true;
  insert into member_zones (member_id, until, zone) values (new.id, now(), coalesce(old.time_zone, 'UTC'))
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION list_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update member_months set listed = is_listed(new), batch_id = new.batch_id where member_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION retire_handle()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into retired_handles (digest) values (sha256(convert_to(old.handle, 'UTF8'))) on conflict do nothing;
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION search_follows_members()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare ids uuid[] := array(
  select later.id from now_members later join old_members earlier on earlier.id = later.id
  where (later.name, later.status, later.passout_year, later.shows_page, later.shows_year)
    is distinct from (earlier.name, earlier.status, earlier.passout_year, earlier.shows_page, earlier.shows_year));
begin
  if cardinality(ids) > 0 then perform search_again('person', ids); end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION search_follows_new_members()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform search_again('person', array(select id from now_members));
  return null;
end
$function$;

create type memory_delta as (
  member_id uuid,
  topic_id uuid,
  strength smallint,
  due_month date,
  more integer
);

create table migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone default now() not null,
  serves_from text,
  constraint migrations_pkey PRIMARY KEY (name)
);

create table module_questions (
  module_id uuid not null,
  "position" integer not null,
  name text not null,
  difficulty text default 'Easy' not null,
  link text default '' not null,
  question_id uuid,
  constraint module_questions_pkey PRIMARY KEY (module_id, "position"),
  constraint module_questions_module_id_fkey FOREIGN KEY (module_id) REFERENCES modules(id) ON DELETE CASCADE,
  constraint module_questions_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE SET NULL,
  constraint module_questions_difficulty_check CHECK (difficulty = ANY (ARRAY['Easy', 'Medium', 'Hard']))
);
CREATE TRIGGER module_questions_follow BEFORE INSERT ON module_questions FOR EACH ROW WHEN (new.question_id IS NOT NULL) EXECUTE FUNCTION follow_merged_question();

create table modules (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  slug text,
  title text not null,
  description text not null,
  created_by text not null,
  author_id uuid,
  level text default 'Beginner' not null,
  "position" integer default 0 not null,
  removed_at timestamp with time zone,
  seed text,
  version integer default 1 not null,
  constraint modules_pkey PRIMARY KEY (id),
  constraint modules_slug_key UNIQUE (slug),
  constraint modules_author_id_fkey FOREIGN KEY (author_id) REFERENCES members(id) ON DELETE SET NULL,
  constraint modules_level_check CHECK (level = ANY (ARRAY['Beginner', 'Intermediate', 'Advanced']))
);
CREATE INDEX modules_changed ON modules USING btree (updated_at DESC) WHERE removed_at IS NULL;
CREATE INDEX modules_removed ON modules USING btree (removed_at, id) WHERE removed_at IS NOT NULL;
CREATE TRIGGER modules_searched AFTER INSERT OR DELETE OR UPDATE OF title, level, description, removed_at ON modules FOR EACH ROW EXECUTE FUNCTION search_follows('module');

create type month_delta as (
  member_id uuid,
  month date,
  more integer
);

create table month_zone (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  is_one boolean default true not null,
  zone text not null,
  constraint month_zone_pkey PRIMARY KEY (id),
  constraint month_zone_is_one_key UNIQUE (is_one),
  constraint month_zone_is_one_check CHECK (is_one)
);

create table notifications (
  id uuid default gen_random_uuid() not null,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  member_id uuid not null,
  kind text not null,
  post_id uuid,
  thread_id uuid,
  actor_id uuid,
  ruling text,
  read_at timestamp with time zone,
  mailed_at timestamp with time zone,
  experience_id uuid,
  announcement_id uuid,
  event_id uuid,
  certificate_id uuid,
  measure_id uuid,
  member_blog_id uuid,
  blog_news text,
  words text,
  help_question_id uuid,
  submission_id uuid,
  subject_id uuid,
  part_id uuid,
  facts jsonb default '{}'::jsonb not null,
  key text,
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES members(id) ON DELETE SET NULL,
  constraint notifications_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcements(id) ON DELETE CASCADE,
  constraint notifications_certificate_id_fkey FOREIGN KEY (certificate_id) REFERENCES certificates(id) ON DELETE CASCADE,
  constraint notifications_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE,
  constraint notifications_experience_id_fkey FOREIGN KEY (experience_id) REFERENCES experiences(id) ON DELETE CASCADE,
  constraint notifications_help_question_id_fkey FOREIGN KEY (help_question_id) REFERENCES help_questions(id) ON DELETE CASCADE,
  constraint notifications_measure_id_fkey FOREIGN KEY (measure_id) REFERENCES measures(id) ON DELETE CASCADE,
  constraint notifications_member_blog_id_fkey FOREIGN KEY (member_blog_id) REFERENCES member_blogs(id) ON DELETE CASCADE,
  constraint notifications_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint notifications_post_id_fkey FOREIGN KEY (post_id) REFERENCES forum_posts(id) ON DELETE CASCADE,
  constraint notifications_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES problem_submissions(id) ON DELETE CASCADE,
  constraint notifications_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES forum_threads(id) ON DELETE CASCADE,
  constraint notifications_ruling_check CHECK (ruling = ANY (ARRAY['kept', 'removed']))
);
CREATE UNIQUE INDEX notifications_announcement ON notifications USING btree (announcement_id, member_id) WHERE announcement_id IS NOT NULL;
CREATE UNIQUE INDEX notifications_certificate ON notifications USING btree (certificate_id, kind) WHERE certificate_id IS NOT NULL;
CREATE UNIQUE INDEX notifications_event ON notifications USING btree (event_id, member_id, kind) WHERE event_id IS NOT NULL;
CREATE UNIQUE INDEX notifications_experience ON notifications USING btree (experience_id, member_id) WHERE experience_id IS NOT NULL;
CREATE UNIQUE INDEX notifications_judged ON notifications USING btree (member_id, post_id, kind) WHERE kind = ANY (ARRAY['accepted', 'ruling', 'report']);
CREATE UNIQUE INDEX notifications_key ON notifications USING btree (member_id, key);
CREATE INDEX notifications_list ON notifications USING btree (member_id, created_at DESC, id DESC);
CREATE INDEX notifications_mailed_questions ON notifications USING btree (member_id, mailed_at) WHERE kind = 'question' AND mailed_at IS NOT NULL;
CREATE UNIQUE INDEX notifications_measure ON notifications USING btree (measure_id, kind) WHERE measure_id IS NOT NULL;
CREATE INDEX notifications_member_blog ON notifications USING btree (member_blog_id) WHERE member_blog_id IS NOT NULL;
CREATE INDEX notifications_of_submission ON notifications USING btree (submission_id) WHERE submission_id IS NOT NULL;
CREATE INDEX notifications_part ON notifications USING btree (part_id);
CREATE INDEX notifications_post ON notifications USING btree (post_id);
CREATE INDEX notifications_question ON notifications USING btree (help_question_id, member_id) WHERE help_question_id IS NOT NULL;
CREATE INDEX notifications_subject ON notifications USING btree (subject_id, member_id);
CREATE INDEX notifications_thread ON notifications USING btree (thread_id);
CREATE INDEX notifications_unread ON notifications USING btree (member_id) WHERE read_at IS NULL;
CREATE UNIQUE INDEX notifications_written ON notifications USING btree (member_id, post_id) WHERE kind = ANY (ARRAY['mention', 'reply', 'thread', 'watched']);
CREATE TRIGGER notifications_filled BEFORE INSERT OR UPDATE OF subject_id, thread_id, facts, ruling ON notifications FOR EACH ROW EXECUTE FUNCTION fill_notification();

CREATE OR REPLACE FUNCTION fill_notification()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.subject_id is null or (tg_op = 'UPDATE' and new.thread_id is distinct from old.thread_id) then
    new.subject_id := coalesce(new.thread_id, new.experience_id, new.event_id, new.member_blog_id, new.announcement_id,
      new.measure_id, new.help_question_id, new.submission_id, new.certificate_id);
  end if;
  if new.kind = 'blog' then
    new.kind := 'blog-' || new.blog_news;
  end if;
  if new.facts = '{}' or (tg_op = 'UPDATE' and new.ruling is distinct from old.ruling) then
    new.facts := jsonb_strip_nulls(jsonb_build_object('words', new.words, 'ruling', new.ruling));
  end if;
  case
    when new.kind in ('mention', 'reply', 'thread', 'watched', 'accepted', 'ruling', 'report') then
      new.thread_id := new.subject_id;
      new.part_id := coalesce(new.part_id, new.post_id);
      new.post_id := new.part_id;
      new.ruling := new.facts ->> 'ruling';
      new.key := coalesce(new.key, case when new.kind in ('mention', 'reply', 'thread', 'watched') then 'post' else new.kind end || ':' || new.part_id);
    when new.kind in ('published', 'refused') then
      new.experience_id := new.subject_id;
      new.key := coalesce(new.key, 'experience:' || new.subject_id);
    when new.kind like 'blog-%' then
      new.member_blog_id := new.subject_id;
      new.blog_news := substr(new.kind, 6);
    when new.kind = 'announcement' then
      new.announcement_id := new.subject_id;
      new.key := coalesce(new.key, 'announcement:' || new.subject_id);
    when new.kind like 'event-%' then
      new.event_id := new.subject_id;
      new.key := coalesce(new.key, new.kind || ':' || new.subject_id);
    when new.kind like 'certificate%' then
      new.certificate_id := new.subject_id;
      new.key := coalesce(new.key, new.kind || ':' || new.subject_id);
    when new.kind in ('warned', 'paused', 'unpaused') then
      new.measure_id := new.subject_id;
      new.key := coalesce(new.key, new.kind || ':' || new.subject_id);
    when new.kind like 'question%' then
      new.help_question_id := new.subject_id;
    when new.kind = 'verdict-back' then
      new.submission_id := new.subject_id;
      new.words := new.facts ->> 'words';
    else
      new.words := new.facts ->> 'words';
  end case;
  return new;
end $function$;

create table one_time_codes (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  code_hash bytea not null,
  tries integer default 0 not null,
  expires_at timestamp with time zone not null,
  constraint one_time_codes_pkey PRIMARY KEY (id),
  constraint one_time_codes_member_id_key UNIQUE (member_id),
  constraint one_time_codes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);

create table opened_editorials (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  problem text not null,
  after_solving boolean not null,
  constraint opened_editorials_pkey PRIMARY KEY (id),
  constraint opened_editorials_member_id_problem_key UNIQUE (member_id, problem),
  constraint opened_editorials_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);

create table opened_hints (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  problem text not null,
  hint integer not null,
  constraint opened_hints_pkey PRIMARY KEY (id),
  constraint opened_hints_member_id_problem_hint_key UNIQUE (member_id, problem, hint),
  constraint opened_hints_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint opened_hints_hint_check CHECK (hint > 0)
);

create table own_list_items (
  list_id uuid not null,
  question_id uuid not null,
  "position" integer not null,
  constraint own_list_items_pkey PRIMARY KEY (list_id, question_id),
  constraint own_list_items_list_id_fkey FOREIGN KEY (list_id) REFERENCES own_lists(id) ON DELETE CASCADE,
  constraint own_list_items_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE
);
CREATE INDEX own_list_items_question ON own_list_items USING btree (question_id);
CREATE TRIGGER own_list_items_follow BEFORE INSERT ON own_list_items FOR EACH ROW EXECUTE FUNCTION follow_merged_question();

create table own_lists (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  member_id uuid not null,
  title text not null,
  description text not null,
  version integer default 1 not null,
  shared_as text,
  constraint own_lists_pkey PRIMARY KEY (id),
  constraint own_lists_shared_as_key UNIQUE (shared_as),
  constraint own_lists_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);
CREATE INDEX own_lists_latest ON own_lists USING btree (member_id, updated_at DESC, id DESC);

create table pauses (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  from_day date not null,
  to_day date not null,
  constraint pauses_pkey PRIMARY KEY (id),
  constraint pauses_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint pauses_check CHECK (to_day >= from_day AND to_day <= (from_day + 92))
);
CREATE INDEX pauses_of_member ON pauses USING btree (member_id, to_day);

create table periodic_jobs (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  name text not null,
  every text not null,
  holder uuid,
  begun_at timestamp with time zone default now() not null,
  seen_at timestamp with time zone default now() not null,
  ended_at timestamp with time zone,
  failure text,
  constraint periodic_jobs_pkey PRIMARY KEY (id),
  constraint periodic_jobs_name_key UNIQUE (name),
  constraint periodic_jobs_every_check CHECK (every = ANY (ARRAY['minute', 'hour']))
);

create table photos (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  name text not null,
  bytes bytea,
  size integer not null,
  place text,
  sum text,
  constraint photos_pkey PRIMARY KEY (id),
  constraint photos_member_id_key UNIQUE (member_id),
  constraint photos_name_key UNIQUE (name),
  constraint photos_place_key UNIQUE (place),
  constraint photos_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint photos_bytes_somewhere CHECK ((bytes IS NULL) = (place IS NOT NULL)),
  constraint photos_sum_check CHECK (sum ~ '^[0-9a-f]{64}$'),
  constraint photos_sum_with_place CHECK ((sum IS NULL) = (place IS NULL))
);
CREATE INDEX photos_here ON photos USING btree (id) WHERE place IS NULL;
CREATE TRIGGER photos_deleted AFTER DELETE ON photos FOR EACH ROW WHEN (old.place IS NOT NULL) EXECUTE FUNCTION leave_picture();
CREATE TRIGGER photos_moved AFTER UPDATE OF place ON photos FOR EACH ROW WHEN (old.place IS NOT NULL AND new.place IS DISTINCT FROM old.place) EXECUTE FUNCTION leave_picture();

create table picture_leftovers (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  place text not null,
  due_at timestamp with time zone default now() not null,
  picture_id uuid,
  constraint picture_leftovers_pkey PRIMARY KEY (id),
  constraint picture_leftovers_picture_id_key UNIQUE (picture_id),
  constraint picture_leftovers_place_key UNIQUE (place)
);
CREATE INDEX picture_leftovers_due ON picture_leftovers USING btree (due_at);

create table pictures (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid,
  name text not null,
  digest bytea not null,
  bytes bytea,
  size integer not null,
  width integer not null,
  height integer not null,
  unused_since timestamp with time zone default now(),
  place text,
  sum text,
  constraint pictures_pkey PRIMARY KEY (id),
  constraint pictures_member_id_digest_key UNIQUE (member_id, digest),
  constraint pictures_name_key UNIQUE (name),
  constraint pictures_place_key UNIQUE (place),
  constraint pictures_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE SET NULL,
  constraint pictures_bytes_somewhere CHECK ((bytes IS NULL) = (place IS NOT NULL)),
  constraint pictures_sum_check CHECK (sum ~ '^[0-9a-f]{64}$'),
  constraint pictures_sum_with_place CHECK ((sum IS NULL) = (place IS NULL))
);
CREATE INDEX pictures_here ON pictures USING btree (id) WHERE place IS NULL;
CREATE INDEX pictures_unused ON pictures USING btree (unused_since) WHERE unused_since IS NOT NULL;
CREATE TRIGGER pictures_deleted AFTER DELETE ON pictures FOR EACH ROW WHEN (old.place IS NOT NULL) EXECUTE FUNCTION leave_picture();
CREATE TRIGGER pictures_moved AFTER UPDATE OF place ON pictures FOR EACH ROW WHEN (old.place IS NOT NULL AND new.place IS DISTINCT FROM old.place) EXECUTE FUNCTION leave_picture();

create table plan_feeds (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  plan_id uuid not null,
  member_id uuid not null,
  token_hash text not null,
  constraint plan_feeds_pkey PRIMARY KEY (id),
  constraint plan_feeds_plan_id_member_id_key UNIQUE (plan_id, member_id),
  constraint plan_feeds_token_hash_key UNIQUE (token_hash),
  constraint plan_feeds_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint plan_feeds_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES plans(id) ON DELETE CASCADE
);
CREATE INDEX plan_feeds_of_member ON plan_feeds USING btree (member_id);

create table plan_items (
  id uuid default gen_random_uuid() not null,
  plan_id uuid not null,
  question_id uuid not null,
  "position" integer not null,
  constraint plan_items_pkey PRIMARY KEY (id),
  constraint plan_items_plan_id_question_id_key UNIQUE (plan_id, question_id),
  constraint plan_items_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES plans(id) ON DELETE CASCADE,
  constraint plan_items_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE
);
CREATE INDEX plan_items_of_question ON plan_items USING btree (question_id);
CREATE TRIGGER plan_items_follow BEFORE INSERT ON plan_items FOR EACH ROW EXECUTE FUNCTION follow_merged_question();

create table plans (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid,
  batch_id uuid,
  made_by uuid,
  title text not null,
  source_kind text not null,
  source text not null,
  starts_on date not null,
  ends_on date not null,
  hours smallint not null,
  weekdays smallint[] not null,
  level text not null,
  hard text not null,
  own_list_id uuid,
  changed_on date,
  added integer default 0 not null,
  removed integer default 0 not null,
  before jsonb default '{}'::jsonb not null,
  constraint plans_pkey PRIMARY KEY (id),
  constraint plans_batch_id_key UNIQUE (batch_id),
  constraint plans_member_id_source_kind_source_key UNIQUE (member_id, source_kind, source),
  constraint plans_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batches(id) ON DELETE CASCADE,
  constraint plans_made_by_fkey FOREIGN KEY (made_by) REFERENCES members(id) ON DELETE SET NULL,
  constraint plans_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint plans_own_list_id_fkey FOREIGN KEY (own_list_id) REFERENCES own_lists(id) ON DELETE SET NULL,
  constraint plans_check CHECK ((member_id IS NULL) <> (batch_id IS NULL)),
  constraint plans_hard_check CHECK (hard = ANY (ARRAY['placed', 'last', 'out'])),
  constraint plans_hours_check CHECK (hours >= 1 AND hours <= 60),
  constraint plans_level_check CHECK (level = ANY (ARRAY['beginner', 'intermediate', 'confident'])),
  constraint plans_source_kind_check CHECK (source_kind = ANY (ARRAY['list', 'topics', 'company', 'own', 'shared'])),
  constraint plans_weekdays_check CHECK (cardinality(weekdays) >= 1 AND cardinality(weekdays) <= 7)
);
CREATE INDEX plans_made_by ON plans USING btree (made_by) WHERE made_by IS NOT NULL;
CREATE INDEX plans_of_own_list ON plans USING btree (own_list_id) WHERE own_list_id IS NOT NULL;

create table poll_options (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  poll_id uuid not null,
  "position" integer not null,
  words text not null,
  constraint poll_options_pkey PRIMARY KEY (id),
  constraint poll_options_poll_id_position_key UNIQUE (poll_id, "position"),
  constraint poll_options_poll_id_fkey FOREIGN KEY (poll_id) REFERENCES polls(id) ON DELETE CASCADE
);

create table poll_votes (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  poll_id uuid not null,
  option_id uuid not null,
  member_id uuid not null,
  constraint poll_votes_pkey PRIMARY KEY (id),
  constraint poll_votes_option_id_member_id_key UNIQUE (option_id, member_id),
  constraint poll_votes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint poll_votes_option_id_fkey FOREIGN KEY (option_id) REFERENCES poll_options(id) ON DELETE CASCADE,
  constraint poll_votes_poll_id_fkey FOREIGN KEY (poll_id) REFERENCES polls(id) ON DELETE CASCADE
);
CREATE INDEX poll_votes_member ON poll_votes USING btree (member_id);
CREATE INDEX poll_votes_poll ON poll_votes USING btree (poll_id, member_id);

create table polls (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  thread_id uuid not null,
  question text not null,
  multiple boolean not null,
  ends_at timestamp with time zone not null,
  shows text not null,
  constraint polls_pkey PRIMARY KEY (id),
  constraint polls_thread_id_key UNIQUE (thread_id),
  constraint polls_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES forum_threads(id) ON DELETE CASCADE,
  constraint polls_shows_check CHECK (shows = ANY (ARRAY['voted', 'end']))
);

create table problem_checks (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  problem_id uuid not null,
  revision integer not null,
  state text default 'waiting' not null,
  step text default '' not null,
  share real default 0 not null,
  report jsonb default '{"tests": 0, "faults": [], "measures": []}'::jsonb not null,
  made jsonb,
  tests bytea,
  lease_id uuid,
  leased_until timestamp with time zone,
  attempts integer default 0 not null,
  constraint problem_checks_pkey PRIMARY KEY (id),
  constraint problem_checks_problem_id_key UNIQUE (problem_id),
  constraint problem_checks_problem_id_fkey FOREIGN KEY (problem_id) REFERENCES authored_problems(id) ON DELETE CASCADE,
  constraint problem_checks_state_check CHECK (state = ANY (ARRAY['waiting', 'running', 'passed', 'failed']))
);
CREATE INDEX problem_checks_waiting ON problem_checks USING btree (created_at) WHERE state = ANY (ARRAY['waiting', 'running']);

create table problem_counts (
  problem text not null,
  solved integer not null,
  constraint problem_counts_pkey PRIMARY KEY (problem)
);

create table problem_submissions (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  member_id uuid not null,
  problem text not null,
  language text not null,
  source text not null,
  source_hash text not null,
  claim jsonb,
  state text default 'queued' not null,
  taken_by uuid,
  leased_until timestamp with time zone,
  takings integer default 0 not null,
  taken_at timestamp with time zone,
  test integer,
  tests integer,
  judged_at timestamp with time zone,
  verdict text,
  reason text,
  line integer,
  diagnostics jsonb default '[]'::jsonb not null,
  passed integer default 0 not null,
  fuel bigint,
  fuel_limit bigint,
  memory bigint,
  failing jsonb,
  agrees boolean,
  tests_hash text,
  toolchain text,
  aids jsonb,
  shape jsonb,
  constraint problem_submissions_pkey PRIMARY KEY (id),
  constraint problem_submissions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint problem_submissions_check CHECK ((state = 'done') = (verdict IS NOT NULL)),
  constraint problem_submissions_check1 CHECK ((state = 'judging') = (taken_by IS NOT NULL)),
  constraint problem_submissions_state_check CHECK (state = ANY (ARRAY['queued', 'judging', 'done']))
);
CREATE INDEX problem_submissions_failed ON problem_submissions USING btree (judged_at) WHERE verdict = 'Internal Error';
CREATE INDEX problem_submissions_member ON problem_submissions USING btree (member_id, problem, created_at DESC, id DESC);
CREATE INDEX problem_submissions_taken ON problem_submissions USING btree (member_id, taken_at);
CREATE INDEX problem_submissions_to_read ON problem_submissions USING btree (problem, id) WHERE verdict = 'Accepted' AND shape IS NULL;
CREATE INDEX problem_submissions_waiting ON problem_submissions USING btree (created_at) WHERE state <> 'done';
CREATE INDEX problem_submissions_when ON problem_submissions USING btree (created_at) INCLUDE (member_id);
CREATE TRIGGER problem_submissions_best AFTER INSERT OR UPDATE OF verdict, fuel, shape, member_id ON problem_submissions FOR EACH ROW WHEN (new.verdict = 'Accepted' AND new.fuel IS NOT NULL AND new.shape IS NOT NULL AND new.language <> 'java') EXECUTE FUNCTION note_best();
CREATE TRIGGER problem_submissions_solved AFTER INSERT OR UPDATE OF verdict ON problem_submissions FOR EACH ROW WHEN (new.verdict = 'Accepted') EXECUTE FUNCTION note_solved();
CREATE TRIGGER problem_submissions_taken_back AFTER UPDATE OF verdict ON problem_submissions FOR EACH ROW WHEN (old.verdict = 'Accepted' AND new.verdict IS DISTINCT FROM 'Accepted') EXECUTE FUNCTION take_verdict_back();
CREATE TRIGGER submissions_forgotten AFTER DELETE ON problem_submissions REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications();

CREATE OR REPLACE FUNCTION note_best()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then delete from solution_bests where submission_id = new.id; end if;
  insert into solution_bests as known (member_id, problem, language, tests, submission_id, fuel, kind)
    values (new.member_id, new.problem, new.language, coalesce(new.tests_hash, ''), new.id, new.fuel, new.shape ->> 'kind')
  on conflict (member_id, problem, language, tests) do update
    set submission_id = excluded.submission_id, fuel = excluded.fuel, kind = excluded.kind
    where excluded.fuel < known.fuel;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_solved()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into solved_problems values (new.member_id, new.problem, coalesce(new.judged_at, now()))
    on conflict do nothing;
  if found then
    insert into problem_counts values (new.problem, 1)
      on conflict (problem) do update set solved = problem_counts.solved + 1;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION take_verdict_back()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare first_left timestamptz;
begin
  select min(coalesce(judged_at, created_at)) into first_left from problem_submissions
    where member_id = new.member_id and problem = new.problem and verdict = 'Accepted';
  if first_left is null then
    delete from solved_problems where member_id = new.member_id and problem = new.problem;
  else
    update solved_problems set solved_at = first_left
      where member_id = new.member_id and problem = new.problem and solved_at <> first_left;
  end if;
  delete from solution_bests where submission_id = new.id;
  delete from shared_solutions where submission_id = new.id;
  return null;
end $function$;

create table progress_imports (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  source text not null,
  name text not null,
  added integer not null,
  earlier integer not null,
  same integer not null,
  constraint progress_imports_pkey PRIMARY KEY (id),
  constraint progress_imports_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint progress_imports_source_check CHECK (source = ANY (ARRAY['leetcode', 'neetcode', 'striver', 'codeforces', 'github', 'extension', 'spreadsheet', 'list']))
);
CREATE INDEX progress_imports_member ON progress_imports USING btree (member_id, created_at DESC, id DESC);

create table question_carried (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  change_id uuid not null,
  member_id uuid,
  source text not null,
  kind text not null,
  "row" jsonb not null,
  constraint question_carried_pkey PRIMARY KEY (id),
  constraint question_carried_change_id_fkey FOREIGN KEY (change_id) REFERENCES question_changes(id) ON DELETE CASCADE,
  constraint question_carried_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint question_carried_kind_check CHECK (kind = ANY (ARRAY['moved', 'folded', 'tick']))
);
CREATE INDEX question_carried_of_change ON question_carried USING btree (change_id, source);
CREATE INDEX question_carried_of_member ON question_carried USING btree (member_id, created_at DESC, id DESC);

create table question_changes (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  kind text not null,
  question_id uuid not null,
  into_id uuid,
  names text[] not null,
  parts uuid[] default '{}'::uuid[] not null,
  was_hidden boolean default false not null,
  members integer default 0 not null,
  by_id uuid,
  undone_at timestamp with time zone,
  undone_by uuid,
  constraint question_changes_pkey PRIMARY KEY (id),
  constraint question_changes_by_id_fkey FOREIGN KEY (by_id) REFERENCES members(id) ON DELETE SET NULL,
  constraint question_changes_into_id_fkey FOREIGN KEY (into_id) REFERENCES questions(id) ON DELETE CASCADE,
  constraint question_changes_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE,
  constraint question_changes_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES members(id) ON DELETE SET NULL,
  constraint question_changes_kind_check CHECK (kind = ANY (ARRAY['merge', 'split']))
);
CREATE INDEX question_changes_into ON question_changes USING btree (into_id);
CREATE INDEX question_changes_latest ON question_changes USING btree (created_at DESC, id DESC);
CREATE INDEX question_changes_of_question ON question_changes USING btree (question_id);

create table question_list_items (
  list_id uuid not null,
  question_id uuid not null,
  "position" integer not null,
  constraint question_list_items_pkey PRIMARY KEY (list_id, question_id),
  constraint question_list_items_list_id_fkey FOREIGN KEY (list_id) REFERENCES question_lists(id) ON DELETE CASCADE,
  constraint question_list_items_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE
);
CREATE INDEX question_list_items_question ON question_list_items USING btree (question_id);
CREATE TRIGGER question_list_items_follow BEFORE INSERT ON question_list_items FOR EACH ROW EXECUTE FUNCTION follow_merged_question();

create table question_lists (
  id uuid not null,
  created_at timestamp with time zone default now() not null,
  slug text not null,
  title text not null,
  description text not null,
  "position" integer not null,
  published_at timestamp with time zone,
  seed text,
  edited text[] default '{}'::text[] not null,
  version integer default 1 not null,
  removed_at timestamp with time zone,
  constraint question_lists_pkey PRIMARY KEY (id),
  constraint question_lists_slug_key UNIQUE (slug)
);
CREATE TRIGGER question_lists_searched AFTER INSERT OR DELETE OR UPDATE OF slug, title, description, published_at, removed_at ON question_lists FOR EACH ROW EXECUTE FUNCTION search_follows('list');

create table question_stars (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  question_id uuid not null,
  constraint question_stars_pkey PRIMARY KEY (id),
  constraint question_stars_member_id_question_id_key UNIQUE (member_id, question_id),
  constraint question_stars_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint question_stars_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE
);
CREATE INDEX question_stars_latest ON question_stars USING btree (member_id, created_at DESC, id DESC);
CREATE INDEX question_stars_of_question ON question_stars USING btree (question_id);
CREATE TRIGGER question_stars_follow BEFORE INSERT ON question_stars FOR EACH ROW EXECUTE FUNCTION follow_merged_question();

create table questions (
  id uuid not null,
  created_at timestamp with time zone default now() not null,
  slug text not null,
  name text not null,
  difficulty text not null,
  link text not null,
  "position" integer not null,
  retired_at timestamp with time zone,
  seed text,
  edited text[] default '{}'::text[] not null,
  version integer default 1 not null,
  merged_into uuid,
  constraint questions_pkey PRIMARY KEY (id),
  constraint questions_slug_key UNIQUE (slug),
  constraint questions_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES questions(id),
  constraint questions_difficulty_check CHECK (difficulty = ANY (ARRAY['Easy', 'Medium', 'Hard']))
);
CREATE INDEX questions_hidden ON questions USING btree (id) WHERE retired_at IS NOT NULL;
CREATE INDEX questions_merged ON questions USING btree (merged_into) WHERE merged_into IS NOT NULL;
CREATE TRIGGER questions_deleted AFTER DELETE ON questions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_follows_questions();
CREATE TRIGGER questions_hidden AFTER UPDATE OF retired_at ON questions FOR EACH ROW WHEN ((old.retired_at IS NULL) <> (new.retired_at IS NULL)) EXECUTE FUNCTION note_hidden_question();
CREATE TRIGGER questions_updated AFTER UPDATE ON questions FOR EACH ROW WHEN (new.name <> old.name OR (new.retired_at IS NULL) <> (old.retired_at IS NULL)) EXECUTE FUNCTION search_follows('question');

CREATE OR REPLACE FUNCTION note_hidden_question()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into review_moves (question_id) values (new.id) on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION search_follows_questions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform search_again('question', array(select id from changed));
  return null;
end
$function$;

create table recovery_codes (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  code_hash bytea not null,
  constraint recovery_codes_pkey PRIMARY KEY (id),
  constraint recovery_codes_code_hash_key UNIQUE (code_hash),
  constraint recovery_codes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);
CREATE INDEX recovery_codes_of_member ON recovery_codes USING btree (member_id);

create table reply_drafts (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp(3) with time zone default now() not null,
  member_id uuid not null,
  thread_id uuid not null,
  content jsonb not null,
  constraint reply_drafts_pkey PRIMARY KEY (id),
  constraint reply_drafts_member_id_thread_id_key UNIQUE (member_id, thread_id),
  constraint reply_drafts_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint reply_drafts_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES forum_threads(id) ON DELETE CASCADE
);
CREATE INDEX reply_drafts_thread ON reply_drafts USING btree (thread_id);

create table reset_tokens (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint reset_tokens_pkey PRIMARY KEY (id),
  constraint reset_tokens_member_id_key UNIQUE (member_id),
  constraint reset_tokens_token_hash_key UNIQUE (token_hash),
  constraint reset_tokens_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);

create table retired_handles (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  digest bytea not null,
  constraint retired_handles_pkey PRIMARY KEY (id),
  constraint retired_handles_digest_key UNIQUE (digest)
);

create table review_memory (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  topic_id uuid,
  strength smallint not null,
  due_month date not null,
  questions integer not null,
  constraint review_memory_pkey PRIMARY KEY (id),
  constraint review_memory_member_id_topic_id_strength_due_month_key UNIQUE NULLS NOT DISTINCT (member_id, topic_id, strength, due_month),
  constraint review_memory_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint review_memory_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topics(id) ON DELETE CASCADE
);
CREATE INDEX review_memory_of_topic ON review_memory USING btree (topic_id);

create table review_months (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  month date not null,
  known integer default 0 not null,
  forgotten integer default 0 not null,
  constraint review_months_pkey PRIMARY KEY (id),
  constraint review_months_member_id_month_key UNIQUE (member_id, month),
  constraint review_months_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);

create table review_moves (
  question_id uuid not null,
  constraint review_moves_pkey PRIMARY KEY (question_id),
  constraint review_moves_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE
);

create table review_ratings (
  id uuid not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  question_id uuid not null,
  source text not null,
  day date not null,
  at timestamp with time zone not null,
  rating smallint,
  facts jsonb,
  constraint review_ratings_pkey PRIMARY KEY (id),
  constraint review_ratings_member_id_question_id_day_source_key UNIQUE (member_id, question_id, day, source),
  constraint review_ratings_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint review_ratings_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE,
  constraint review_ratings_rating_check CHECK (rating >= 1 AND rating <= 4),
  constraint review_ratings_source_check CHECK (source = ANY (ARRAY['judge', 'own']))
);
CREATE INDEX review_ratings_of_day ON review_ratings USING btree (member_id, day);
CREATE INDEX review_ratings_of_question ON review_ratings USING btree (question_id);
CREATE TRIGGER review_ratings_days AFTER INSERT OR DELETE OR UPDATE OF rating, member_id ON review_ratings FOR EACH ROW EXECUTE FUNCTION count_review_day();
CREATE TRIGGER review_ratings_follow BEFORE INSERT ON review_ratings FOR EACH ROW EXECUTE FUNCTION follow_merged_question();

CREATE OR REPLACE FUNCTION count_review_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' and old.rating is not null then perform count_review(old.member_id, old.day, -1); end if;
  if tg_op <> 'DELETE' and new.rating is not null then perform count_review(new.member_id, new.day, 1); end if;
  return null;
end $function$;

create table reviews (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  question_id uuid not null,
  topic_id uuid,
  ticked boolean default true not null,
  stability double precision not null,
  difficulty double precision not null,
  reviewed_on date not null,
  due_on date not null,
  reps integer default 1 not null,
  lapses integer default 0 not null,
  waits_until date,
  dropped_at timestamp with time zone,
  next_on date generated always as (
CASE
    WHEN (ticked AND (dropped_at IS NULL)) THEN GREATEST(due_on, waits_until)
    ELSE NULL::date
END) stored,
  constraint reviews_pkey PRIMARY KEY (id),
  constraint reviews_member_id_question_id_key UNIQUE (member_id, question_id),
  constraint reviews_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint reviews_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE,
  constraint reviews_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topics(id) ON DELETE SET NULL
);
CREATE INDEX reviews_dropped ON reviews USING btree (member_id, reviewed_on DESC, question_id DESC) WHERE dropped_at IS NOT NULL;
CREATE INDEX reviews_next ON reviews USING btree (member_id, next_on DESC, question_id DESC) WHERE next_on IS NOT NULL;
CREATE INDEX reviews_of_question ON reviews USING btree (question_id);
CREATE INDEX reviews_of_topic ON reviews USING btree (topic_id);
CREATE TRIGGER reviews_deleted AFTER DELETE ON reviews REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION remember_deleted();
CREATE TRIGGER reviews_follow BEFORE INSERT ON reviews FOR EACH ROW EXECUTE FUNCTION follow_merged_question();
CREATE TRIGGER reviews_inserted AFTER INSERT ON reviews REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION remember_inserted();
CREATE TRIGGER reviews_updated AFTER UPDATE ON reviews REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION remember_updated();

CREATE OR REPLACE FUNCTION remember_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform count_memory(array(select memory_of(o, -1) from old_rows o));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION remember_inserted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform count_memory(array(select memory_of(n, 1) from new_rows n));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION remember_updated()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform count_memory(array(select memory_of(n, 1) from new_rows n union all select memory_of(o, -1) from old_rows o));
  return null;
end $function$;

create table round_questions (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  experience_id uuid not null,
  round integer not null,
  "position" integer not null,
  kind text not null,
  question_id uuid,
  text text not null,
  constraint round_questions_pkey PRIMARY KEY (id),
  constraint round_questions_experience_id_round_position_key UNIQUE (experience_id, round, "position"),
  constraint round_questions_experience_id_fkey FOREIGN KEY (experience_id) REFERENCES experiences(id) ON DELETE CASCADE,
  constraint round_questions_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE SET NULL
);
CREATE INDEX round_questions_of_question ON round_questions USING btree (question_id) WHERE question_id IS NOT NULL;
CREATE TRIGGER round_questions_follow BEFORE INSERT ON round_questions FOR EACH ROW WHEN (new.question_id IS NOT NULL) EXECUTE FUNCTION follow_merged_question();

create table search_documents (
  id uuid not null,
  created_at timestamp with time zone default now() not null,
  kind text not null,
  item text not null,
  topic_id uuid,
  title text not null,
  place text not null,
  body text not null,
  name text generated always as (search_words(title)) stored not null,
  title_words tsvector generated always as ((setweight(to_tsvector('english'::regconfig, search_words(title)), 'A'::"char") || setweight(to_tsvector('english'::regconfig, search_words(place)), 'B'::"char"))) stored not null,
  words tsvector generated always as (((setweight(to_tsvector('english'::regconfig, search_words(title)), 'A'::"char") || setweight(to_tsvector('english'::regconfig, search_words(place)), 'B'::"char")) || to_tsvector('english'::regconfig, search_words(body)))) stored not null,
  constraint search_documents_pkey PRIMARY KEY (kind, id)
) partition by LIST (kind);
CREATE INDEX search_documents_name ON ONLY search_documents USING btree (kind, name);
CREATE INDEX search_documents_title_words ON ONLY search_documents USING gin (title_words);
CREATE INDEX search_documents_trigrams ON ONLY search_documents USING gin (name gin_trgm_ops);
CREATE INDEX search_documents_words ON ONLY search_documents USING gin (words);

create view searchable as
 SELECT modules.id,
    'module' AS kind,
    modules.id::text AS item,
    NULL::uuid AS topic_id,
    modules.title,
    modules.level AS place,
    search_body(modules.description) AS body
   FROM modules
  WHERE modules.removed_at IS NULL
UNION ALL
 SELECT topics.id,
    'topic' AS kind,
    topics.id::text AS item,
    NULL::uuid AS topic_id,
    topics.title,
    topics.difficulty AS place,
    topics.description AS body
   FROM topics
  WHERE topics.hidden_at IS NULL
UNION ALL
 SELECT q.id,
    'question' AS kind,
    q.id::text AS item,
    t.id AS topic_id,
    q.name AS title,
    t.title AS place,
    '' AS body
   FROM questions q
     JOIN topic_questions tq ON tq.question_id = q.id AND tq.is_primary
     JOIN topics t ON t.id = tq.topic_id
  WHERE q.retired_at IS NULL AND t.hidden_at IS NULL
UNION ALL
 SELECT blogs.id,
    'blog' AS kind,
    blogs.id::text AS item,
    NULL::uuid AS topic_id,
    blogs.title,
    blogs.author AS place,
    search_body(blogs.content) AS body
   FROM blogs
  WHERE blogs.removed_at IS NULL
UNION ALL
 SELECT experiences.id,
    'experience' AS kind,
    experiences.id::text AS item,
    NULL::uuid AS topic_id,
    (experiences.company || ', ') || experiences.role AS title,
    experiences.candidate AS place,
    search_body(experiences.content) AS body
   FROM experiences
  WHERE experiences.status = 'accepted' AND experiences.removed_at IS NULL
UNION ALL
 SELECT p.id,
    'thread' AS kind,
    t.id::text AS item,
    NULL::uuid AS topic_id,
    COALESCE(p.title, '') AS title,
        CASE
            WHEN p.id = t.id THEN t.category
            ELSE ''
        END AS place,
    search_body(p.content) AS body
   FROM forum_posts p
     JOIN forum_threads t ON t.id = p.thread_id
     JOIN forum_posts opening ON opening.id = t.id
  WHERE p.deleted_at IS NULL AND opening.deleted_at IS NULL
UNION ALL
 SELECT events.id,
    'event' AS kind,
    events.id::text AS item,
    NULL::uuid AS topic_id,
    events.title,
    events.location AS place,
    search_body(events.description) AS body
   FROM events
UNION ALL
 SELECT members.id,
    'person' AS kind,
    members.handle AS item,
    NULL::uuid AS topic_id,
    members.name AS title,
        CASE
            WHEN members.shows_year = 'nobody' THEN ''
            ELSE COALESCE(EXTRACT(year FROM (members.passout_year AT TIME ZONE 'UTC'))::text, '')
        END AS place,
    '' AS body
   FROM members
  WHERE members.status = 'approved' AND members.shows_page <> 'nobody'
UNION ALL
 SELECT question_lists.id,
    'list' AS kind,
    question_lists.slug AS item,
    NULL::uuid AS topic_id,
    question_lists.title,
    'List' AS place,
    question_lists.description AS body
   FROM question_lists
  WHERE question_lists.published_at IS NOT NULL AND question_lists.removed_at IS NULL;

create table second_factors (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  kind text not null,
  name text not null,
  confirmed_at timestamp with time zone,
  used_at timestamp with time zone,
  sealed_secret text,
  last_step bigint,
  credential_id text,
  public_key bytea,
  counter bigint,
  transports text[],
  constraint second_factors_pkey PRIMARY KEY (id),
  constraint second_factors_credential_id_key UNIQUE (credential_id),
  constraint second_factors_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint second_factors_check CHECK ((kind = 'app') = (sealed_secret IS NOT NULL)),
  constraint second_factors_check1 CHECK ((kind = 'passkey') = (credential_id IS NOT NULL AND public_key IS NOT NULL AND counter IS NOT NULL)),
  constraint second_factors_kind_check CHECK (kind = ANY (ARRAY['app', 'passkey']))
);
CREATE INDEX second_factors_of_member ON second_factors USING btree (member_id, created_at);
CREATE UNIQUE INDEX second_factors_one_app ON second_factors USING btree (member_id) WHERE kind = 'app';

create table sessions (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  used_at timestamp with time zone default now() not null,
  member_id uuid not null,
  token_hash bytea not null,
  user_agent text,
  address text,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_hash_key UNIQUE (token_hash),
  constraint sessions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);
CREATE INDEX sessions_member ON sessions USING btree (member_id);
CREATE INDEX sessions_used ON sessions USING btree (used_at);
CREATE TRIGGER sessions_seen AFTER INSERT OR UPDATE OF used_at ON sessions FOR EACH ROW EXECUTE FUNCTION see_member();

CREATE OR REPLACE FUNCTION see_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (
    select from member_seen s where s.member_id = new.member_id and s.seen_at > new.used_at - interval '1 hour')
  then
    insert into member_seen (member_id, seen_at) values (new.member_id, new.used_at)
      on conflict (member_id) do update set seen_at = greatest(member_seen.seen_at, excluded.seen_at);
  end if;
  return null;
end
$function$;

create table settings (
  key text not null,
  value jsonb not null,
  updated_at timestamp with time zone default now() not null,
  constraint settings_pkey PRIMARY KEY (key)
);

create table shared_solutions (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  submission_id uuid not null,
  member_id uuid not null,
  problem text not null,
  language text not null,
  named boolean not null,
  fuel bigint not null,
  bytes integer not null,
  shared_at timestamp with time zone default clock_timestamp() not null,
  removed_at timestamp with time zone,
  constraint shared_solutions_pkey PRIMARY KEY (id),
  constraint shared_solutions_member_id_problem_language_key UNIQUE (member_id, problem, language),
  constraint shared_solutions_submission_id_key UNIQUE (submission_id),
  constraint shared_solutions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint shared_solutions_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES problem_submissions(id) ON DELETE CASCADE
);
CREATE INDEX shared_solutions_list ON shared_solutions USING btree (problem, language, fuel, id) WHERE removed_at IS NULL;

create table signature_pictures (
  sha256 text not null,
  created_at timestamp with time zone default now() not null,
  bytes bytea not null,
  width integer not null,
  height integer not null,
  constraint signature_pictures_pkey PRIMARY KEY (sha256)
);

create table site_processes (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  host text not null,
  pid integer not null,
  version text not null,
  started_at timestamp with time zone not null,
  said_at timestamp with time zone not null,
  seen_at timestamp with time zone default now() not null,
  figures jsonb not null,
  constraint site_processes_pkey PRIMARY KEY (id)
);

create table solution_bests (
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  problem text not null,
  language text not null,
  tests text not null,
  submission_id uuid not null,
  fuel bigint not null,
  kind text not null,
  constraint solution_bests_pkey PRIMARY KEY (member_id, problem, language, tests),
  constraint solution_bests_submission_id_key UNIQUE (submission_id),
  constraint solution_bests_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint solution_bests_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES problem_submissions(id) ON DELETE CASCADE
);
CREATE TRIGGER solution_bests_changed AFTER UPDATE ON solution_bests REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_best();
CREATE TRIGGER solution_bests_come AFTER INSERT ON solution_bests REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_best();
CREATE TRIGGER solution_bests_gone AFTER DELETE ON solution_bests REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_best();

CREATE OR REPLACE FUNCTION count_best()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

create table solution_buckets (
  created_at timestamp with time zone default now() not null,
  problem text not null,
  language text not null,
  tests text not null,
  kind text not null,
  bucket integer not null,
  members integer not null,
  constraint solution_buckets_pkey PRIMARY KEY (problem, language, tests, kind, bucket)
);

create table solved_problems (
  member_id uuid not null,
  problem text not null,
  solved_at timestamp with time zone not null,
  constraint solved_problems_pkey PRIMARY KEY (member_id, problem),
  constraint solved_problems_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);
CREATE INDEX solved_problems_when ON solved_problems USING btree (solved_at) INCLUDE (member_id);
CREATE TRIGGER solved_problems_counted AFTER INSERT OR DELETE OR UPDATE OF solved_at ON solved_problems FOR EACH ROW EXECUTE FUNCTION count_verdict();
CREATE TRIGGER solved_problems_deleted AFTER DELETE ON solved_problems REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_solved();

CREATE OR REPLACE FUNCTION count_verdict()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then perform count_month(old.member_id, 'verdicts', month_of(old.solved_at), -1); end if;
  if tg_op <> 'DELETE' then perform count_month(new.member_id, 'verdicts', month_of(new.solved_at), 1); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION forget_solved()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from problem_counts where problem in (select problem from gone) order by problem for update;
  update problem_counts c set solved = c.solved - g.many
    from (select problem, count(*)::integer as many from gone group by problem) g where c.problem = g.problem;
  return null;
end $function$;

create table thread_watches (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  thread_id uuid not null,
  level text not null,
  constraint thread_watches_pkey PRIMARY KEY (id),
  constraint thread_watches_member_id_thread_id_key UNIQUE (member_id, thread_id),
  constraint thread_watches_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint thread_watches_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES forum_threads(id) ON DELETE CASCADE,
  constraint thread_watches_level_check CHECK (level = ANY (ARRAY['watching', 'ignored']))
);
CREATE INDEX thread_watches_list ON thread_watches USING btree (member_id, created_at DESC, id DESC);
CREATE INDEX thread_watches_thread ON thread_watches USING btree (thread_id, level, member_id);

create table tick_states (
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  question_id uuid not null,
  at timestamp with time zone not null,
  word uuid,
  constraint tick_states_pkey PRIMARY KEY (member_id, question_id),
  constraint tick_states_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint tick_states_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE
);
CREATE INDEX tick_states_of_question ON tick_states USING btree (question_id);
CREATE TRIGGER tick_states_follow BEFORE INSERT ON tick_states FOR EACH ROW EXECUTE FUNCTION follow_merged_question();

create table ticks_before_imports (
  member_id uuid not null,
  question_id uuid not null,
  ticked_at timestamp with time zone,
  first_at timestamp with time zone,
  constraint ticks_before_imports_pkey PRIMARY KEY (member_id, question_id),
  constraint ticks_before_imports_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint ticks_before_imports_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE
);
CREATE INDEX ticks_before_imports_question ON ticks_before_imports USING btree (question_id);
CREATE TRIGGER ticks_before_imports_follow BEFORE INSERT ON ticks_before_imports FOR EACH ROW EXECUTE FUNCTION follow_merged_question();

create table topic_prerequisites (
  topic_id uuid not null,
  requires_id uuid not null,
  constraint topic_prerequisites_pkey PRIMARY KEY (topic_id, requires_id),
  constraint topic_prerequisites_requires_id_fkey FOREIGN KEY (requires_id) REFERENCES topics(id) ON DELETE CASCADE,
  constraint topic_prerequisites_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topics(id) ON DELETE CASCADE,
  constraint topic_prerequisites_check CHECK (topic_id <> requires_id)
);
CREATE INDEX topic_prerequisites_of ON topic_prerequisites USING btree (requires_id);

create table topic_questions (
  topic_id uuid not null,
  question_id uuid not null,
  is_primary boolean not null,
  constraint topic_questions_pkey PRIMARY KEY (topic_id, question_id),
  constraint topic_questions_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE,
  constraint topic_questions_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topics(id) ON DELETE CASCADE
);
CREATE INDEX topic_questions_question ON topic_questions USING btree (question_id);
CREATE TRIGGER topic_questions_deleted AFTER DELETE ON topic_questions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_follows_shelves();
CREATE TRIGGER topic_questions_inserted AFTER INSERT ON topic_questions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_follows_shelves();
CREATE TRIGGER topic_questions_reviewed AFTER INSERT OR DELETE OR UPDATE OF topic_id, is_primary ON topic_questions FOR EACH ROW EXECUTE FUNCTION note_review_move();
CREATE TRIGGER topic_questions_updated AFTER UPDATE ON topic_questions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_follows_shelves();

CREATE OR REPLACE FUNCTION note_review_move()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into review_moves (question_id) values (case when tg_op = 'DELETE' then old.question_id else new.question_id end)
    on conflict do nothing;
  return null;
exception when foreign_key_violation then
  -- The question itself is deleted, and its reviews with it.
  return null;
end $function$;

CREATE OR REPLACE FUNCTION search_follows_shelves()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform search_again('question', array(select question_id from changed));
  return null;
end
$function$;

create table topics (
  id uuid not null,
  created_at timestamp with time zone default now() not null,
  slug text not null,
  title text not null,
  description text not null,
  difficulty text not null,
  "position" integer not null,
  seed text,
  edited text[] default '{}'::text[] not null,
  version integer default 1 not null,
  hidden_at timestamp with time zone,
  constraint topics_pkey PRIMARY KEY (id),
  constraint topics_slug_key UNIQUE (slug),
  constraint topics_difficulty_check CHECK (difficulty = ANY (ARRAY['Beginner', 'Intermediate', 'Advanced']))
);
CREATE TRIGGER topics_deleted AFTER DELETE ON topics REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_follows_topics();
CREATE TRIGGER topics_inserted AFTER INSERT ON topics REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_follows_topics();
CREATE TRIGGER topics_updated AFTER UPDATE ON topics FOR EACH ROW WHEN (new.title IS DISTINCT FROM old.title OR new.difficulty IS DISTINCT FROM old.difficulty OR new.description IS DISTINCT FROM old.description OR (new.hidden_at IS NULL) IS DISTINCT FROM (old.hidden_at IS NULL)) EXECUTE FUNCTION search_follows_topic();

CREATE OR REPLACE FUNCTION search_follows_topic()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform search_again('topic', array[new.id]);
  perform search_again('question',
    array(select question_id from topic_questions where is_primary and topic_id = new.id));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION search_follows_topics()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform search_again('topic', array(select id from changed));
  perform search_again('question',
    array(select question_id from topic_questions where is_primary and topic_id in (select id from changed)));
  return null;
end
$function$;

create table versions (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  kind text not null,
  item_id uuid not null,
  number integer not null,
  action text not null,
  editor_id uuid,
  title text not null,
  fields text[] default '{}'::text[] not null,
  content jsonb not null,
  constraint versions_pkey PRIMARY KEY (id),
  constraint versions_kind_item_id_number_key UNIQUE (kind, item_id, number),
  constraint versions_editor_id_fkey FOREIGN KEY (editor_id) REFERENCES members(id) ON DELETE SET NULL,
  constraint versions_action_check CHECK (action = ANY (ARRAY['created', 'edited', 'deleted', 'restored', 'returned'])),
  constraint versions_kind_check CHECK (kind = ANY (ARRAY['modules', 'blogs', 'experiences']))
);
CREATE INDEX versions_editor ON versions USING btree (editor_id);

create table waiting_mail_days (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  day date not null,
  mails integer default 0 not null,
  constraint waiting_mail_days_pkey PRIMARY KEY (id),
  constraint waiting_mail_days_day_key UNIQUE (day)
);

create table waiting_seen (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  member_id uuid not null,
  kind text not null,
  seen_until timestamp(3) with time zone not null,
  constraint waiting_seen_pkey PRIMARY KEY (id),
  constraint waiting_seen_member_id_kind_key UNIQUE (member_id, kind),
  constraint waiting_seen_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint waiting_seen_kind_check CHECK (kind = 'reports' OR kind = 'blogs' OR (kind = ANY (ARRAY['signups', 'flags', 'experiences'])))
);

create table webhook_deliveries (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  webhook_id uuid not null,
  member_id uuid,
  event text not null,
  data text not null,
  state text default 'waiting' not null,
  attempts integer default 0 not null,
  next_at timestamp with time zone,
  tried_at timestamp with time zone,
  status integer,
  took_ms integer,
  answer text,
  error text,
  constraint webhook_deliveries_pkey PRIMARY KEY (id),
  constraint webhook_deliveries_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint webhook_deliveries_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE,
  constraint webhook_deliveries_state_check CHECK (state = ANY (ARRAY['waiting', 'delivered', 'failed']))
);
CREATE INDEX webhook_deliveries_latest ON webhook_deliveries USING btree (webhook_id, created_at DESC, id DESC);
CREATE INDEX webhook_deliveries_of_member ON webhook_deliveries USING btree (member_id) WHERE member_id IS NOT NULL;

create table webhooks (
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  url text not null,
  secret text not null,
  events text[] not null,
  is_on boolean default true not null,
  off_reason text,
  failing_since timestamp with time zone,
  kind text default 'json' not null,
  chat text,
  constraint webhooks_pkey PRIMARY KEY (id),
  constraint webhooks_kind_check CHECK (kind = ANY (ARRAY['json', 'discord', 'slack', 'telegram'])),
  constraint webhooks_off_reason_check CHECK (off_reason = ANY (ARRAY['failures', 'gone']))
);

CREATE OR REPLACE FUNCTION count_days(given day_delta[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into member_days as d (member_id, day, done)
    select g.member_id, g.day, sum(g.more) from unnest(given) g where g.member_id is not null
    group by g.member_id, g.day having sum(g.more) <> 0 order by g.member_id, g.day
  on conflict (member_id, day) do update set done = greatest(0, d.done + excluded.done)
$function$;

CREATE OR REPLACE FUNCTION count_memory(given memory_delta[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  deltas memory_delta[] := array(
    select (d.member_id, d.topic_id, d.strength, d.due_month, sum(d.more))::memory_delta from unnest(given) d
    group by d.member_id, d.topic_id, d.strength, d.due_month having sum(d.more) <> 0
    order by d.member_id, d.topic_id, d.strength, d.due_month);
begin
  insert into review_memory as m (member_id, topic_id, strength, due_month, questions)
    select d.member_id, d.topic_id, d.strength, d.due_month, d.more from unnest(deltas) d where d.more > 0
    on conflict (member_id, topic_id, strength, due_month) do update set questions = m.questions + excluded.questions;
  if not exists (select from unnest(deltas) d where d.more < 0) then return; end if;
  update review_memory m set questions = m.questions + d.more from unnest(deltas) d
    where d.more < 0 and m.member_id = d.member_id and m.topic_id is not distinct from d.topic_id
      and m.strength = d.strength and m.due_month = d.due_month;
  -- Months go by, and their rows with them.
  delete from review_memory m using unnest(deltas) d
    where d.more < 0 and m.questions <= 0 and m.member_id = d.member_id
      and m.topic_id is not distinct from d.topic_id and m.strength = d.strength and m.due_month = d.due_month;
end $function$;

CREATE OR REPLACE FUNCTION count_months(given month_delta[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  deltas month_delta[] := array(select (g.member_id, g.month, sum(g.more))::month_delta from unnest(given) g
    where g.month is not null group by g.member_id, g.month having sum(g.more) <> 0);
begin
  -- Members come in their order, and of each all months first: so no two statements wait for each other.
  insert into member_months (member_id, source, month, count, listed, batch_id)
    select m.id, 'ticks', at, sum(d.more), is_listed(m), m.batch_id
    from unnest(deltas) d join members m on m.id = d.member_id cross join unnest(array['1970-01-01'::date, d.month]) at
    group by m.id, at order by m.id, at
  on conflict (member_id, source, month) do update set count = member_months.count + excluded.count;
  update member_months n set gain = case when p.count > 0 then n.count - p.count end
    from (select distinct member_id, unnest(array[month, (month + interval '1 month')::date]) as month from unnest(deltas)) d
    join member_months p on p.member_id = d.member_id and p.source = 'ticks' and p.month = (d.month - interval '1 month')::date
    where n.member_id = d.member_id and n.source = 'ticks' and n.month = d.month;
end $function$;

CREATE OR REPLACE FUNCTION count_month(member uuid, of text, in_month date, more integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- All months first: whatever counts for a member waits there for the others, so no two wait for each other.
  insert into member_months (member_id, source, month, count, listed, batch_id)
    select m.id, of, at, more, is_listed(m), m.batch_id from members m, unnest(array['1970-01-01'::date, in_month]) at
    where m.id = member
  on conflict (member_id, source, month) do update set count = member_months.count + more;
  update member_months n set gain = case when p.count > 0 then n.count - p.count end
    from member_months p
    where n.member_id = member and n.source = of and n.month in (in_month, (in_month + interval '1 month')::date)
      and p.member_id = member and p.source = of and p.month = (n.month - interval '1 month')::date;
end $function$;

CREATE OR REPLACE FUNCTION count_review(member uuid, on_day date, more integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into member_days as d (member_id, day, reviewed) select id, on_day, greatest(0, more) from members where id = member
  on conflict (member_id, day) do update set reviewed = greatest(0, d.reviewed + more)
$function$;

CREATE OR REPLACE FUNCTION count_solve(member uuid, what text)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into member_days as d (member_id, day, solved)
    select member_id, member_day(member_id, solved_at), 1 from solved_problems
    where member_id = member and problem = what and solved_at = now()
  on conflict (member_id, day) do update set solved = d.solved + 1
$function$;

CREATE OR REPLACE FUNCTION counted_tick(member uuid, question uuid, at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select case when b.member_id is not null then least(b.ticked_at, case when b.ticked_at is not null then b.first_at end)
    when at > 'epoch' then first_tick(member, question, at) end
  from (select) one left join ticks_before_imports b on b.member_id = member and b.question_id = question
$function$;

CREATE OR REPLACE FUNCTION first_tick(member uuid, question uuid, at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select case when at > 'epoch'
    then least(at, (select completed_at from first_completions where member_id = member and question_id = question))
    else now() end
$function$;

CREATE OR REPLACE FUNCTION follow_merged_question()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  onwards uuid;
begin
  loop
    select merged_into into onwards from questions where id = new.question_id for key share;
    if onwards is null then return new; end if;
    new.question_id := onwards;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION forget_notifications()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from notifications n using gone where n.subject_id = gone.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION forum_query(asked text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (regexp_replace((websearch_to_tsquery('english'::regconfig, replace(search_words(regexp_replace(asked, '(^|\s)-'::text, ('\1'::text || chr(1)), 'g'::text)), chr(1), '-'::text)))::text, '''[^'']*'''::text, '\&:AD'::text, 'g'::text))::tsquery;

CREATE OR REPLACE FUNCTION fuel_bucket(fuel bigint)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select floor(8 * ln(greatest(fuel, 1)::double precision) / ln(2::double precision) + 1e-9)::integer
$function$;

CREATE OR REPLACE FUNCTION handle_from(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(nullif(trim(both '.' from left(
    regexp_replace(lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g')), '[^a-z0-9]+', '.', 'g'),
    30)), ''), 'member')
$function$;

CREATE OR REPLACE FUNCTION help_mentors(asker uuid, batch uuid)
 RETURNS TABLE(id uuid)
 LANGUAGE sql
 STABLE
AS $function$
  with willing as materialized (
    select t.member_id, t.batch_id from batch_mentors t join members m on m.id = t.member_id and m.status = 'approved'
    where t.member_id <> asker and not exists (select from member_relations r
      where r.member_id = asker and r.other_id = t.member_id and r.kind = 'blocked')
  )
  select distinct w.member_id from willing w
  where w.batch_id = batch or not exists (select from willing o where o.batch_id = batch)
$function$;

CREATE OR REPLACE FUNCTION is_importing()
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(current_setting('callofcode.importing', true) = 'on', false)
$function$;

CREATE OR REPLACE FUNCTION is_listed(m members)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select m.status = 'approved' and m.on_leaderboards and m.shows_page <> 'nobody' and m.archived_at is null
$function$;

CREATE OR REPLACE FUNCTION known_zone(zone text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  perform now() at time zone zone;
  return coalesce(zone, 'Asia/Kolkata');
exception when invalid_parameter_value then
  return 'Asia/Kolkata';
end $function$;

CREATE OR REPLACE FUNCTION leave_picture()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into picture_leftovers (place) values (old.place)
  on conflict (place) do update set due_at = now(), picture_id = null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION lines(texts text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN array_to_string(texts, '
'::text);

CREATE OR REPLACE FUNCTION lock_members(members uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- In one order, for those that write of several members.
  perform pg_advisory_xact_lock(1835363682, one.key)
    from (select distinct hashtext(m::text) & 1023 as key from unnest(members) m order by 1) one;
end $function$;

CREATE OR REPLACE FUNCTION member_day(member uuid, at timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 STABLE
AS $function$
  select (at at time zone coalesce(
    (select zone from member_zones where member_id = member and until > at order by until limit 1),
    (select time_zone from members where id = member), 'UTC'))::date
$function$;

CREATE OR REPLACE FUNCTION memory_of(r reviews, more integer)
 RETURNS memory_delta
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select (r.member_id, r.topic_id, review_strength(r.stability), date_trunc('month', r.due_on)::date,
    case when r.ticked then more else 0 end)::memory_delta
$function$;

CREATE OR REPLACE FUNCTION month_in(t timestamp with time zone, zone text)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select date_trunc('month', t at time zone zone)::date
$function$;

CREATE OR REPLACE FUNCTION month_of(t timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 STABLE
AS $function$
  select month_in(t, (select zone from month_zone))
$function$;

CREATE OR REPLACE FUNCTION move_months(was text, becomes text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform count_months(array(
    select (c.member_id, month_in(c.at, z.zone), z.more)::month_delta from (
      -- As counted_tick (0100) says it, for all at once.
      select c.member_id, case when b.member_id is not null
        then least(b.ticked_at, case when b.ticked_at is not null then b.first_at end)
        when c.completed_at > 'epoch' then least(c.completed_at, f.completed_at) end as at
      from completed_questions c
      left join first_completions f on f.member_id = c.member_id and f.question_id = c.question_id
      left join ticks_before_imports b on b.member_id = c.member_id and b.question_id = c.question_id
    ) c cross join (values (was, -1), (becomes, 1)) z (zone, more)
    where month_in(c.at, was) <> month_in(c.at, becomes)));
  perform count_month(s.member_id, 'verdicts', month_in(s.solved_at, z.zone), z.more)
    from solved_problems s cross join (values (was, -1), (becomes, 1)) z (zone, more)
    where month_in(s.solved_at, was) <> month_in(s.solved_at, becomes);
end $function$;

CREATE OR REPLACE FUNCTION name_letters(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(unaccent('unaccent'::regdictionary, translate(name, '''’ʼ`-.'::text, ''::text)));

CREATE OR REPLACE FUNCTION question_now(question uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  onwards uuid;
begin
  loop
    select merged_into into onwards from questions where id = question;
    if onwards is null then return question; end if;
    question := onwards;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and current_setting('audit.retention', true) = 'on' then
    return old;
  end if;
  raise exception 'The audit is only added to: % of % is refused.', tg_op, tg_table_name using errcode = '42501';
end
$function$;

CREATE OR REPLACE FUNCTION review_strength(stability double precision)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select least(9, greatest(0, floor(log(2, greatest(stability, 1)::numeric))))::smallint
$function$;

CREATE OR REPLACE FUNCTION said_at(at timestamp with time zone, sent_at timestamp with time zone, seen timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
AS $function$
  select case
    when claimed > arrival then coalesce(known, arrival)
    else greatest(claimed, known) end
  from (select clock_timestamp() as arrival) now
  cross join lateral (select
    -- It may be written in whole milliseconds: then it is not before what was said earlier in the same one.
    case when sent_at is null then at + interval '999 microseconds' else arrival - least(sent_at - at, interval '100 years') end as claimed,
    case when seen is not null then least(seen, arrival) + interval '1 microsecond' end as known) of_device
$function$;

CREATE OR REPLACE FUNCTION search_again(of_kind text, ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_documents (id, kind, item, topic_id, title, place, body)
    select id, kind, item, topic_id, title, place, body from searchable where kind = of_kind and id = any (ids)
    on conflict (kind, id) do update set item = excluded.item, topic_id = excluded.topic_id,
      title = excluded.title, place = excluded.place, body = excluded.body;
  delete from search_documents where kind = of_kind and id = any (ids)
    and id <> all (array(select s.id from searchable s where s.kind = of_kind and s.id = any (ids)));
end
$function$;

CREATE OR REPLACE FUNCTION search_alike(written text, kinds text[], most integer)
 RETURNS TABLE(kind text, id uuid, item text, likeness real)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
begin
  perform set_config('pg_trgm.word_similarity_threshold', '0.38', true);
  return query
    select d.kind, d.id, d.item, spelled.whole
    from (select array_agg(word order by length(word) desc, word) as words
          from regexp_split_to_table(written, '\s+') as word where length(word) > 3) as asked
    cross join unnest(kinds) as k(kind)
    cross join lateral (
      select * from search_documents s where s.kind = k.kind and asked.words[1] <% s.name limit 150) as d
    cross join lateral (
      select avg(word_similarity(word, d.name))::real as likeness, min(word_similarity(word, d.name)) as least,
        avg(strict_word_similarity(word, d.name))::real as whole
      from unnest(asked.words) as word) as spelled
    where spelled.least >= 0.25 and spelled.likeness >= 0.35
    order by spelled.whole desc, length(d.name), d.id limit most;
end
$function$;

CREATE OR REPLACE FUNCTION search_body(markdown text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN TRIM(BOTH FROM regexp_replace(translate(regexp_replace(regexp_replace(regexp_replace(regexp_replace(search_without_spoilers(replace(markdown, chr(13), ''::text)), '!?\[([^]\n]*)\]\([^)\n]*\)'::text, '\1'::text, 'g'::text), 'https?://[^\s)]+'::text, ' '::text, 'g'::text), '(^|\n)[ \t]*(```+|~~~+)[^\n]*'::text, '\1'::text, 'g'::text), '(^|[^[:alnum:]#])#+'::text, '\1'::text, 'g'::text), '*`~|$'::text, ''::text), '\s+'::text, ' '::text, 'g'::text));

CREATE OR REPLACE FUNCTION search_follows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform search_again(tg_argv[0], array[coalesce(new.id, old.id)]);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION search_without_spoilers(markdown text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(CASE WHEN (regexp_count(markdown, '(^|\n)[^\n:]*:::+[ \t]*spoiler'::text, 1, 'i'::text) > regexp_count(markdown, '(^|\n)[^\n:]*:::+[ \t]*(?=\n|$)'::text)) THEN regexp_replace(markdown, '(^|\n)[^\n:]*:::+[ \t]*spoiler.*$'::text, ' … '::text, 'i'::text) ELSE regexp_replace(markdown, '(^|\n)[^\n:]*:::+[ \t]*spoiler.*\n[^\n:]*:::+[ \t]*(?=\n|$)'::text, ' … '::text, 'i'::text) END, '\|\|([^\n]|\n(?![ \t]*\n))*\|\|'::text, ' … '::text, 'g'::text);

CREATE OR REPLACE FUNCTION search_words(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(regexp_replace(regexp_replace(translate(lower(unaccent('unaccent'::regdictionary, written)), './\_-:@''`'::text, '         '::text), '\m(c\+\+|cpp\M)'::text, 'cþþ'::text, 'g'::text), '\mc#'::text, 'cð'::text, 'g'::text), '\mf#'::text, 'fð'::text, 'g'::text);

CREATE OR REPLACE FUNCTION threads_of_posts_with(asked tsquery, most integer)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET enable_seqscan TO 'off'
BEGIN ATOMIC
 SELECT p.thread_id
    FROM forum_posts p
   WHERE ((p.deleted_at IS NULL) AND (p.search @@ threads_of_posts_with.asked))
  LIMIT threads_of_posts_with.most;
END;

CREATE OR REPLACE FUNCTION threads_with_words(asked tsquery, most integer)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET enable_seqscan TO 'off'
BEGIN ATOMIC
 SELECT (d.item)::uuid AS item
    FROM search_documents d
   WHERE ((d.kind = 'thread'::text) AND (d.words @@ threads_with_words.asked))
  LIMIT threads_with_words.most;
END;

CREATE OR REPLACE FUNCTION tick_before_imports(member uuid, question uuid, day timestamp with time zone, is_latest boolean)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  was ticks_before_imports;
  now_first timestamptz;
begin
  select * into was from ticks_before_imports where member_id = member and question_id = question for update;
  if not found then return; end if;
  now_first := case when was.first_at is not null then least(was.first_at, day) end;
  if was.ticked_at is null and not is_latest then
    update ticks_before_imports set first_at = now_first where member_id = member and question_id = question;
    return;
  end if;
  update ticks_before_imports set ticked_at = least(was.ticked_at, day), first_at = now_first
    where member_id = member and question_id = question;
  perform count_months(array[
    (member, case when was.ticked_at is not null then month_of(least(was.ticked_at, was.first_at)) end, -1)::month_delta,
    (member, month_of(least(was.ticked_at, day, now_first)), 1)::month_delta]);
end $function$;

CREATE OR REPLACE FUNCTION tick_day(c completed_questions, more integer)
 RETURNS day_delta
 LANGUAGE sql
 STABLE
AS $function$
  select (c.member_id, member_day(c.member_id, least(c.completed_at, f.completed_at)), more)::day_delta
  from members m left join first_completions f on f.member_id = c.member_id and f.question_id = c.question_id
  where m.id = c.member_id and c.completed_at > 'epoch'
$function$;

CREATE OR REPLACE FUNCTION tick_month(c completed_questions, more integer)
 RETURNS month_delta
 LANGUAGE sql
 STABLE
AS $function$
  select (c.member_id, month_of(counted_tick(c.member_id, c.question_id, c.completed_at)), more)::month_delta
$function$;

CREATE OR REPLACE FUNCTION tick_with_imports(member uuid, question uuid, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform set_config('callofcode.importing', 'on', true);
  insert into completed_questions (member_id, question_id, completed_at) values (member, question, at) on conflict do nothing;
  if found then
    perform count_month(member, 'ticks', month_of(least(ticked_at, first_at)), 1) from ticks_before_imports
      where member_id = member and question_id = question and ticked_at is not null;
  end if;
  perform set_config('callofcode.importing', 'off', true);
end $function$;

CREATE OR REPLACE FUNCTION toggle_completed(of_member uuid, of_question uuid)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  removed integer;
begin
  perform lock_members(array[of_member]);
  if not exists (select from questions where id = of_question) then return null; end if;
  loop
    -- When it was first done is kept: ticked again it counts for that day.
    with gone as (
      delete from completed_questions where member_id = of_member and question_id = question_now(of_question) returning completed_at
    ), kept as (
      insert into first_completions (member_id, question_id, completed_at)
      select of_member, of_question, completed_at from gone where completed_at > 'epoch' on conflict do nothing
    ) select count(*) into removed from gone;
    if removed > 0 then return false; end if;
    insert into completed_questions (member_id, question_id) values (of_member, of_question) on conflict do nothing;
    if found then return true; end if;
    -- Ticked in between by what does not wait for the lock.
  end loop;
end $function$;
