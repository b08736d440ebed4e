import { say } from 'words:figures'
import { Explained } from '../../platform/chart/explained.tsx'
import type { Rows } from '../../platform/chart/save-rows.ts'

// Sentences with numbers are defined beside their constants. Otherwise every screen with figures would load those modules.
const said = {
  tracker: () => say('tracker'),
  topic: () => say('topic'),
  list: () => say('list'),
  module: () => say('module'),
  days: () => say('days'),
  memberDays: () => say('memberDays'),
  memberSolved: () => say('memberSolved'),
  problems: () => say('problems'),
  fuel: () => say('fuel'),
  plan: () => say('plan'),
  companies: () => say('companies'),
  board: () => say('board'),
  reviews: () => say('reviews'),
  attendance: () => say('attendance'),
} as const satisfies Record<string, () => string>

interface ExplainedFiguresProps {
  readonly of: keyof typeof said
  /** The explained subject, for screen readers. */
  readonly title: string
  /** The figures as a file: the file's address, or its rows with a name. */
  readonly csv?: string
  readonly rows?: () => Rows
  readonly file?: string
}

/** One for a group of figures that are counted alike, beside their name. */
export const ExplainedFigures = ({ of, ...rest }: ExplainedFiguresProps) => (
  <Explained {...rest}>{said[of]()}</Explained>
)
