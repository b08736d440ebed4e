/**
 * Lists what one member can make grow and what limits it, in one place (docs/decisions/0100). `room`: its bytes count in the
 * total that a member may fill (ROOM_MEGABYTES). Other texts name the limit. A test compares this list with the foreign keys of
 * the schema. It fails until a new table of members' rows, or of parts of them, is listed here.
 */
export type Bound = 'room' | (string & {})

const EACH = 'one for each of what the club has'
const MINUTES = 'some at a time, and they end'
const CLUB = 'what the club writes, with a task'
const ONE = 'one, or as many as the schema has'
const COUNTED = 'counted from what is in the sum or bounded itself'

/** Limits by the column that names the member. */
export const GROWN: Readonly<Record<string, Bound>> = {
  'announcement_mails.member_id': EACH,
  'announcement_seen.member_id': EACH,
  'announcements.author_id': CLUB,
  'api_tokens.member_id': 'limits.tokens',
  'authored_versions.author_id': CLUB,
  'batch_mentors.member_id': EACH,
  'blog_reactions.member_id': EACH,
  'blog_series.owner_id': 'room',
  'blogs.author_id': 'room',
  'certificates.member_id': EACH,
  'club_group_members.member_id': EACH,
  'club_versions.written_by': CLUB,
  'completed_questions.member_id': EACH,
  'conduct_acceptances.member_id': EACH,
  'device_words.member_id': 'room',
  'drafts.member_id': 'room',
  'email_confirmations.member_id': MINUTES,
  'event_attendances.member_id': EACH,
  'event_feedback.member_id': EACH,
  'event_registrations.member_id': EACH,
  'event_reminders.member_id': EACH,
  'event_speakers.member_id': EACH,
  'events.author_id': CLUB,
  'experiences.author_id': 'room',
  'factor_steps.member_id': MINUTES,
  'first_completions.member_id': EACH,
  'forum_flags.member_id': EACH,
  'forum_posts.author_id': 'room',
  'forum_revisions.editor_id': 'counts with its post',
  'forum_votes.member_id': EACH,
  'help_comments.member_id': 'room',
  'help_questions.member_id': 'room',
  'help_reports.member_id': EACH,
  'join_uses.member_id': ONE,
  'kept_answers.member_id': 'KEPT_BYTES, and IDEMPOTENCY_SECONDS',
  'measures.member_id': 'what moderators write',
  'member_act_changes.member_id': 'acts of a day',
  'member_acts.actor_id': 'acts of a day',
  'member_blog_authors.member_id': EACH,
  'member_blog_comments.author_id': 'room',
  'member_blog_versions.editor_id': 'room',
  'member_blogs.author_id': 'room',
  'member_days.member_id': COUNTED,
  'member_facts.member_id': 'factLimits.fields',
  'member_handles.member_id': ONE,
  'member_identities.member_id': ONE,
  'member_import_changes.member_id': 'imports of a day',
  'member_imports.author_id': CLUB,
  'member_months.member_id': COUNTED,
  'member_relations.member_id': 'MOST_RELATIONS',
  'member_seen.member_id': ONE,
  'member_set_members.member_id': CLUB,
  'member_sets.made_by': CLUB,
  'member_tasks.member_id': ONE,
  'member_topics.member_id': COUNTED,
  'member_zones.member_id': 'room',
  'modules.author_id': CLUB,
  'notifications.actor_id': 'one for each post that is in the sum, and each who follows it',
  'notifications.member_id': 'what others make grow',
  'one_time_codes.member_id': ONE,
  'opened_editorials.member_id': EACH,
  'opened_hints.member_id': EACH,
  'own_lists.member_id': 'ownListLimits',
  'pauses.member_id': 'MOST_PAUSES',
  'photos.member_id': ONE,
  'pictures.member_id': 'PICTURES_MEGABYTES',
  'plan_feeds.member_id': ONE,
  'plans.member_id': 'planLimits',
  'poll_votes.member_id': EACH,
  'problem_submissions.member_id': 'room',
  'progress_imports.member_id': 'room',
  'kept_solutions.member_id': 'room',
  'question_carried.member_id': EACH,
  'question_stars.member_id': EACH,
  'recovery_codes.member_id': ONE,
  'reply_drafts.member_id': 'room',
  'reset_tokens.member_id': MINUTES,
  'review_memory.member_id': COUNTED,
  'review_months.member_id': COUNTED,
  'review_ratings.member_id': 'room',
  'reviews.member_id': EACH,
  'second_factors.member_id': 'room',
  'sessions.member_id': 'MOST_SESSIONS',
  'shared_solutions.member_id': COUNTED,
  'solution_bests.member_id': COUNTED,
  'solved_problems.member_id': EACH,
  'thread_watches.member_id': EACH,
  'tick_states.member_id': EACH,
  'ticks_before_imports.member_id': EACH,
  'versions.editor_id': 'room',
  'waiting_seen.member_id': ONE,
}

/** Columns that only record who did or decided something. */
export const SAYS_WHO =
  /\.(given_by|made_by|by_id|undone_by|created_by|updated_by|decided_by|issued_by|lifted_by|resolved_by|removed_by|deleted_by|thanked_id|other_id|merged_into)$|^webhook_deliveries\./

/**
 * Parts of such rows, and parts of parts, by the column that names the whole. `room of`: their bytes count for the member of the
 * whole.
 */
export const PARTS: Readonly<Record<string, string>> = {
  'blog_reaction_counts.blog_id': COUNTED,
  'blog_series_parts.series_id': EACH,
  'blog_threads.blog_id': EACH,
  'blog_views.blog_id': 'one for each reader',
  'certificate_files.certificate_id': EACH,
  'event_answers.registration_id': 'one for each question of an event',
  'event_batches.event_id': 'limits.batches',
  'event_materials.event_id': CLUB,
  'event_questions.event_id': 'questionLimits.questions',
  'forum_revisions.post_id': 'room of forum_posts.author_id',
  'forum_threads.accepted_reply_id': 'one for each post that opens it',
  'imported_solves.import_id': 'room of progress_imports.member_id',
  'judged_again.submission_id': 'once, when the site was updated',
  'module_questions.module_id': CLUB,
  'own_list_items.list_id': 'ownListLimits',
  'plan_items.plan_id': 'planLimits',
  'poll_options.poll_id': 'limits of a poll',
  'polls.thread_id': 'one for each thread',
  'round_questions.experience_id': 'roundLimits',
}

/** Things outside the tables that grow, with their limits. */
export const FOLDERS: Readonly<Record<string, string>> = {
  'DATA_DIR/mails': 'without SMTP_URL, as many as may be sent to a member: OTP_SENDS_PER_HOUR and the like',
  'DATA_DIR/backups': 'BACKUP_KEEP_DAYS and BACKUP_KEEP_WEEKS',
}
