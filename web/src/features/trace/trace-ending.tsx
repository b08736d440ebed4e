import { say } from 'words:trace'
import type { ProblemPage } from '@callofcode/contract/problem/problem'
import type { Trace } from '@callofcode/judge/trace'
import { Notice } from '../../platform/feedback/notice.tsx'
import { readValue, shownValue } from '../run/public.ts'

interface TraceEndingProps {
  trace: Trace
  problem: ProblemPage
  ofOthers?: boolean | undefined
}

/** Shows how the run ended, at the last step. */
export function TraceEnding({ trace, problem, ofOthers = false }: TraceEndingProps) {
  const { cut, result, steps } = trace
  const ending = endingText(trace)
  const ok = !cut && result.ending === 'finished'
  return (
    <Notice tone={cut ? 'info' : ok ? 'success' : 'error'}>
      <p>{ending ?? returned(trace, problem, ofOthers)}</p>
      {steps.length === 0 && ok && <p>{say('noneOfItsLines')}</p>}
    </Notice>
  )
}

function returned({ result }: Trace, { style }: ProblemPage, ofOthers: boolean): string {
  if (style !== 'function' || result.answer === undefined) return say('theProgramHasEnded')
  const value = readValue(result.answer)
  const shown = { value: value === undefined ? result.answer : shownValue(value) }
  return ofOthers ? say('theFunctionAnswers', shown) : say('yourFunctionAnswers', shown)
}

export function endingText({ cut, result, steps }: Trace): string | undefined {
  const { ending, reason, line } = result
  const count = steps.length.toLocaleString('en')
  if (cut === 'steps') return say('theFirstSteps', { count, REACHED: say('reached') })
  if (cut)
    return say('stepsCut', {
      count,
      cut: cut === 'time' ? 'yes' : 'no',
      REACHED: say('reached'),
    })
  switch (ending) {
    case 'finished':
      return undefined
    case 'out of fuel':
      return say('lineTooLong')
    case 'out of memory':
      return say('memoryUsedUp')
    case 'out of stack':
      return say('recursionTooDeep')
    case 'too much output':
      return say('outputTooLong')
    case 'out of time':
      return say('stoppedByClock')
    default:
      return `${reason ?? say('theProgramFailed')}${line === undefined ? '' : ` (line ${line})`}`
  }
}
