import type { State } from '@callofcode/judge/trace-states'
import type { ReactNode } from 'react'
import { frameName, wordsOf } from './trace-words.ts'

/** The line that runs next, in words: the editor may be out of sight, or a plain field. */
export function TraceLine({
  state,
  source,
  children,
}: {
  state: State
  source: string
  children: ReactNode
}) {
  const { line, event } = state.step
  const text = source.split('\n')[line - 1]?.trim() ?? ''
  return (
    <p className="trace-line">
      <span className="label plain">line {line}:</span> <code>{text}</code>
      {event && <span className="trace-event">{eventWords(state)}</span>}
      {children}
    </p>
  )
}

function eventWords(state: State): string {
  const { event, value = '' } = state.step
  const name = frameName(state.frames.at(-1) ?? { name: 'it' })
  if (event === 'call') return `${name} is called`
  if (event === 'return') return `returns ${wordsOf(value, state)}`
  if (event === 'yield') return `yields ${wordsOf(value, state)}`
  return 'the program has ended'
}
