import { z } from 'zod'
import { sentence } from '../sentence.ts'
import { text } from '../text.ts'

/** The kinds of interview rounds. */
export const ROUND_KINDS = [
  'assessment',
  'coding',
  'technical',
  'design',
  'project',
  'manager',
  'hr',
  'other',
] as const
export const roundLimits = { rounds: 12, lines: 20, line: 200 } as const

export const roundMessages = {
  kind: sentence('round.kind', 'Say what kind of round it was.'),
  tooMany: sentence('round.tooMany', 'At most {count} rounds, please.', { count: roundLimits.rounds }),
  lines: sentence(
    'round.lines',
    'At most {count} questions in a round, each of at most {longest} characters, please.',
    { count: roundLimits.lines, longest: roundLimits.line },
  ),
} as const

/** Returns the questions of a text, one a line. */
export const linesOf = (asked: string): string[] =>
  asked
    .split(/[\r\n]+/)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d{1,2}[.)](?=\s))\s*/, '').trim())
    .filter(Boolean)

const fits = (asked: string) => {
  const lines = linesOf(asked)
  return lines.length <= roundLimits.lines && lines.every((line) => line.length <= roundLimits.line)
}

/** A round as its contributor writes it, with one question a line. */
export const round = z.strictObject({
  kind: z.enum(ROUND_KINDS, roundMessages.kind),
  asked: text(roundLimits.lines * (roundLimits.line + 10)).refine(fits, roundMessages.lines),
})
export const rounds = z.array(round).max(roundLimits.rounds, roundMessages.tooMany)
export type Round = z.infer<typeof round>

/** The questions of a published round, each with its question in the tracker. */
export const shownRound = z.object({
  kind: z.enum(ROUND_KINDS),
  asked: z.array(
    z.object({ text: z.string(), question: z.object({ id: z.string(), name: z.string() }).nullable() }),
  ),
})
export type ShownRound = z.infer<typeof shownRound>
