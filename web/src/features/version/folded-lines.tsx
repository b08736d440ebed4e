import { useState } from 'react'
import { Icon } from '../../platform/ui/icon.tsx'
import type { Line } from './compare-texts.ts'
import { MarkedLine } from './marked-line.tsx'

interface FoldedLinesProps {
  lines: readonly Line[]
  sign: '+' | '−' | ' '
  /** How many lines stay at the beginning and at the end. */
  head: number
  tail: number
}

/** A button for one line would be no shorter than the line. */
const LEAST = 2

/** Lines of which only the first and last few show until the rest is asked for. */
export function FoldedLines({ lines, sign, head, tail }: FoldedLinesProps) {
  const [open, setOpen] = useState(false)
  const folded = lines.length - head - tail
  const all = lines.map((line, at) => ({ line, at }))
  const draw = (some: typeof all) =>
    some.map(({ line, at }) => <MarkedLine key={at} sign={sign} line={line} />)
  if (open || folded < LEAST) return draw(all)
  return (
    <>
      {draw(all.slice(0, head))}
      <button type="button" className="fold" onClick={() => setOpen(true)}>
        <Icon name="down" small />
        Show {folded} {sign === ' ' ? 'unchanged' : 'more'} lines
      </button>
      {draw(all.slice(lines.length - tail))}
    </>
  )
}
