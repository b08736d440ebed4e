import { followingParts } from '@callofcode/contract/question-merge/question-merge'
import type { Sentence } from '@callofcode/contract/sentence'

/**
 * How the rows of each table follow a question that is merged into another one. A feature that refers to questions names its
 * column here. A test compares the columns with the foreign keys of the schema.
 *
 * - move: the row belongs to the remaining question from then on. A row that this one already has, by a unique index or by
 *   `same`, is set aside for undoing. Of two texts (`joined`) one is appended to the other instead, so no word is lost. A table
 *   with moving rows has the trigger `follow_merged_question`, so that later rows with the old question move too.
 * - ticks: days of ticks, of which the earliest counts (carry-ticks.ts).
 * - stay: the row records where the old question was.
 */
export type Follows =
  | { readonly way: 'move'; readonly words?: string; readonly same?: string; readonly joined?: string }
  | { readonly way: 'ticks' }
  | { readonly way: 'stay' }

const moves = (words?: Sentence, more: { same?: string; joined?: string } = {}): Follows => ({
  way: 'move',
  ...(words && { words: words.text }),
  ...more,
})
const TICKS: Follows = { way: 'ticks' }
const STAYS: Follows = { way: 'stay' }

export const FOLLOWED: Readonly<Record<string, Follows>> = {
  'completed_questions.question_id': TICKS,
  // A note keeps the question that it was written on.
  'drafts.question_id': STAYS,
  'first_completions.question_id': TICKS,
  'help_questions.question_id': moves(followingParts.helpQuestions),
  'imported_solves.question_id': moves(),
  'kept_solutions.question_id': moves(followingParts.keptSolutions),
  'module_questions.question_id': moves(followingParts.modules, { same: 'module_id' }),
  'own_list_items.question_id': moves(followingParts.ownLists),
  'plan_items.question_id': moves(followingParts.plans),
  'question_changes.into_id': STAYS,
  'question_changes.question_id': STAYS,
  'question_list_items.question_id': moves(followingParts.lists),
  'question_stars.question_id': moves(followingParts.stars),
  'questions.merged_into': STAYS,
  'review_moves.question_id': STAYS,
  'review_ratings.question_id': moves(followingParts.ratings),
  'reviews.question_id': moves(followingParts.reviews),
  'round_questions.question_id': moves(followingParts.rounds),
  'tick_states.question_id': TICKS,
  'ticks_before_imports.question_id': TICKS,
  'topic_questions.question_id': STAYS,
}
