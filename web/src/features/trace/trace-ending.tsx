import type { ProblemPage } from '@callofcode/contract/problem'
import type { Trace } from '@callofcode/judge/trace'
import { Notice } from '../../platform/feedback/notice.tsx'
import { readValue, shownValue } from '../run/public.ts'

const REACHED = 'What comes after them is not recorded.'

/** How the run ended, at the last step. */
export function TraceEnding({ trace, problem }: { trace: Trace; problem: ProblemPage }) {
  const { cut, result, steps } = trace
  const ending = endingText(trace)
  const ok = !cut && result.ending === 'finished'
  return (
    <Notice tone={cut ? 'info' : ok ? 'success' : 'error'}>
      <p>{ending ?? returned(trace, problem)}</p>
      {steps.length === 0 && ok && <p>None of its lines ran.</p>}
    </Notice>
  )
}

function returned({ result }: Trace, { style }: ProblemPage): string {
  if (style !== 'function' || result.answer === undefined) return 'The program has ended.'
  const value = readValue(result.answer)
  return `Your function answers ${value === undefined ? result.answer : shownValue(value)}.`
}

export function endingText({ cut, result, steps }: Trace): string | undefined {
  const { ending, reason, line } = result
  const count = steps.length.toLocaleString('en')
  if (cut === 'steps') return `The first ${count} steps. ${REACHED}`
  if (cut)
    return `The first ${count} steps: recording more would take too ${cut === 'time' ? 'long' : 'much'}. ${REACHED}`
  switch (ending) {
    case 'finished':
      return undefined
    case 'out of fuel':
      return 'This line takes more steps inside than a whole solution may: it does not come to its end.'
    case 'out of memory':
      return 'Here the memory is used up.'
    case 'out of stack':
      return 'Here the recursion is too deep.'
    case 'too much output':
      return 'Here more was printed than a program may print.'
    case 'out of time':
      return 'It was stopped by the clock before a step could be told.'
    default:
      return `${reason ?? 'The program failed.'}${line === undefined ? '' : ` (line ${line})`}`
  }
}
