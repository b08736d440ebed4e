import { movedParts } from '@callofcode/contract/duplicate/duplicate'
import type { Sentence } from '@callofcode/contract/sentence'

/**
 * The fate of each column that refers to a member when their account is merged into another one.
 * - move: the row goes to the account that stays, unless that account has the same row already.
 * - end: the row is deleted, because it gives access or rights or is temporary.
 * - stay: the row records who did something.
 */
export type Fate = 'move' | 'end' | 'stay'

interface Column {
  readonly fate: Fate
  /** The name of the part in the preview. A part without words is not counted there. */
  readonly words?: string
  /** A column that is set to itself, so that a trigger counts the row for the other account. */
  readonly counts?: string
}
const moved = (words?: Sentence, counts?: string): Column => ({
  ...({ fate: 'move' } as const),
  ...(words && { words: words.text }),
  ...(counts && { counts }),
})
const END: Column = { fate: 'end' }
const STAY: Column = { fate: 'stay' }

/** A test compares this table with the foreign keys of the schema. */
export const COLUMNS: Readonly<Record<string, Column>> = {
  'announcement_mails.member_id': END,
  'announcement_seen.member_id': moved(),
  'announcements.author_id': STAY,
  'api_tokens.member_id': END,
  'approval_decisions.decided_by': STAY,
  'approved_domains.created_by': STAY,
  'authored_problems.updated_by': STAY,
  'authored_versions.author_id': STAY,
  'batch_mentors.given_by': STAY,
  'batch_mentors.member_id': END,
  'blog_reactions.member_id': moved(),
  'blog_series.owner_id': moved(movedParts.blogSeries),
  'blogs.author_id': moved(movedParts.blogs),
  'certificates.issued_by': STAY,
  'certificates.member_id': moved(movedParts.certificates),
  'club_versions.written_by': STAY,
  'completed_questions.member_id': moved(movedParts.ticks, 'completed_at'),
  'conduct_acceptances.member_id': moved(),
  'device_words.member_id': moved(),
  'drafts.member_id': moved(movedParts.drafts),
  'email_confirmations.member_id': END,
  'event_attendances.by_id': STAY,
  'event_attendances.member_id': moved(movedParts.attendances),
  'event_feedback.member_id': moved(),
  'event_registrations.member_id': moved(movedParts.seats),
  'event_reminders.member_id': END,
  'event_speakers.member_id': moved(movedParts.talks),
  'events.author_id': moved(movedParts.events),
  'experiences.author_id': moved(movedParts.experiences),
  'factor_steps.member_id': END,
  'first_completions.member_id': moved(),
  'forum_flags.member_id': moved(),
  'forum_flags.resolved_by': STAY,
  'forum_posts.author_id': moved(movedParts.posts),
  'forum_posts.deleted_by': STAY,
  'forum_revisions.editor_id': STAY,
  'forum_votes.member_id': moved(movedParts.votes),
  'help_comments.member_id': moved(movedParts.answers),
  'help_comments.removed_by': STAY,
  'help_questions.member_id': moved(movedParts.questions),
  'help_questions.removed_by': STAY,
  'help_questions.thanked_id': moved(),
  'help_reports.member_id': moved(),
  'help_reports.resolved_by': STAY,
  'join_codes.created_by': STAY,
  'join_uses.member_id': END,
  'kept_answers.member_id': END,
  'measures.given_by': STAY,
  'measures.lifted_by': STAY,
  'measures.member_id': moved(movedParts.sanctions),
  'member_blog_authors.member_id': moved(),
  'member_blog_comments.author_id': moved(),
  'member_blog_versions.editor_id': STAY,
  'member_blogs.author_id': moved(movedParts.memberBlogs),
  'member_handles.member_id': moved(movedParts.handles),
  'member_identities.member_id': END,
  // Triggers maintain these tables. The streak takes over the days that the triggers do not cover.
  'member_days.member_id': STAY,
  'member_months.member_id': STAY,
  'member_topics.member_id': STAY,
  'member_relations.member_id': moved(),
  'member_relations.other_id': moved(),
  'member_tasks.given_by': STAY,
  'member_tasks.member_id': END,
  // Solves count in the time zone of the account that stays.
  'member_zones.member_id': STAY,
  'members.decided_by': STAY,
  'members.merged_into': moved(),
  'modules.author_id': moved(movedParts.modules),
  'notifications.actor_id': moved(),
  'notifications.member_id': moved(),
  'one_time_codes.member_id': END,
  'opened_editorials.member_id': moved(),
  'opened_hints.member_id': moved(),
  'pauses.member_id': moved(),
  'photos.member_id': END,
  'pictures.member_id': moved(movedParts.pictures),
  'plan_feeds.member_id': END,
  'plans.made_by': STAY,
  'plans.member_id': moved(movedParts.plans),
  'poll_votes.member_id': moved(),
  'problem_submissions.member_id': moved(movedParts.submissions),
  'progress_imports.member_id': moved(movedParts.imports),
  'recovery_codes.member_id': END,
  'reply_drafts.member_id': moved(),
  'reset_tokens.member_id': END,
  'own_lists.member_id': moved(movedParts.lists),
  'kept_solutions.member_id': moved(movedParts.keptSolutions),
  'question_stars.member_id': moved(movedParts.stars),
  'question_carried.member_id': moved(),
  'question_changes.by_id': STAY,
  'question_changes.undone_by': STAY,
  // Triggers maintain this table.
  'review_memory.member_id': STAY,
  'review_months.member_id': END,
  'review_ratings.member_id': moved(),
  // The merge rebuilds reviews from ticks and ratings.
  'reviews.member_id': END,
  'second_factors.member_id': END,
  'sessions.member_id': END,
  'shared_solutions.member_id': moved(movedParts.sharedSolutions),
  // Triggers maintain this table as the submissions move.
  'solution_bests.member_id': STAY,
  'solved_problems.member_id': moved(movedParts.solved, 'solved_at'),
  'thread_watches.member_id': moved(),
  // These rows are copied before the ticks move, because leaderboards count by them.
  'tick_states.member_id': moved(),
  'ticks_before_imports.member_id': STAY,
  'versions.editor_id': STAY,
  'waiting_seen.member_id': END,
  'webhook_deliveries.member_id': STAY,
}
