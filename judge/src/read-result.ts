import { ANSWER_LENGTH, ANSWER_TOO_LONG } from './answer.ts'
import { endings, type Limits, type RunResult } from './runner.ts'
import { numberFrom, objectOf, oneOf, textUpTo, wholeFrom } from './strict.ts'

type Needed = Pick<RunResult, 'ending' | 'stdout' | 'stderr' | 'fuel' | 'memory' | 'milliseconds'>
type Said = Record<'reason' | 'original' | 'talk', string>

/** The most characters of a text for people. */
const LONGEST = 200_000

const NOTHING = { stdout: '', stderr: '', fuel: 0, memory: 0, milliseconds: 0 }
const UNREADABLE: RunResult = {
  ...{ ending: 'failed', ...NOTHING },
  reason: 'The program handed over something that the judge cannot read.',
}

const anyText = textUpTo(Number.POSITIVE_INFINITY)
const clipped = (text: string) => text.slice(0, LONGEST)

/**
 * Reads the report of a worker or a sandbox about a run. Judged code ran there and may have written any part of it, so a strict
 * schema validates it. Invalid parts are the program's fault, never the judge's.
 */
export function readResult(data: unknown, { output }: Pick<Limits, 'output'>): RunResult {
  const stream = textUpTo(output)
  const isResult = objectOf<Needed, Said & { answer: string; line: number }>(
    {
      ...{ ending: oneOf(endings), stdout: stream, stderr: stream },
      ...{ fuel: numberFrom(0), memory: numberFrom(0), milliseconds: numberFrom(0) },
    },
    { answer: anyText, line: wholeFrom(1), reason: anyText, original: anyText, talk: anyText },
  )
  if (!isResult(data)) return UNREADABLE
  const { answer, reason, original, talk, ...rest } = data
  const said = {
    ...(reason !== undefined && { reason: clipped(reason) }),
    ...(original !== undefined && { original: clipped(original) }),
    ...(talk !== undefined && { talk: clipped(talk) }),
  }
  if (answer === undefined) return { ...rest, ...said }
  if (answer.length <= ANSWER_LENGTH) return { ...rest, ...said, answer }
  return { ...rest, ending: 'too much output', reason: ANSWER_TOO_LONG }
}
