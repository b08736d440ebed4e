import './difference.css'
import { say } from 'words:version'
import { useState } from 'react'
import { Icon } from '../../platform/ui/icon.tsx'
import { compareTexts, countChanges, type Line, markWords, type Stretch } from './compare-texts.ts'

/** Compares a long text line by line. Unchanged lines are folded except around a change. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  const stretches = compareTexts(before, after)
  const { added, removed } = countChanges(stretches)
  return (
    <>
      <p className="label plain">
        <span className="sign-new">+{added}</span> <span className="sign-gone">−{removed}</span>{' '}
        {added + removed === 1 ? say('line') : say('lines')}
      </p>
      <div className="diff">
        {stretches.map((stretch, at) => (
          <StretchOf
            // The place identifies a stretch: the same texts always give the same stretches.
            key={keyOf(stretches, at)}
            stretch={stretch}
            first={at === 0}
            last={at === stretches.length - 1}
          />
        ))}
      </div>
    </>
  )
}

const keyOf = (stretches: readonly Stretch[], at: number) =>
  stretches.slice(0, at).reduce((sum, one) => sum + (one.same ? one.lines.length : one.removed.length + 1), 0)

interface StretchProps {
  stretch: Stretch
  first: boolean
  last: boolean
}

const AROUND = 3

function StretchOf({ stretch, first, last }: StretchProps) {
  if (stretch.same) {
    return <FoldedLines lines={stretch.lines} sign=" " head={first ? 0 : AROUND} tail={last ? 0 : AROUND} />
  }
  return (
    <>
      {stretch.removed.length > 0 && (
        <del className="gone">
          <span className="sr">{say('removedLines')} </span>
          <Changed sign="−" lines={stretch.removed} />
        </del>
      )}
      {stretch.added.length > 0 && (
        <ins className="new">
          <span className="sr">{say('addedLines')} </span>
          <Changed sign="+" lines={stretch.added} />
        </ins>
      )}
    </>
  )
}

const MANY = 200

/** Shows changed lines. A new text may have thousands of lines, so at first only its beginning is shown. */
function Changed({ sign, lines }: { sign: '+' | '−'; lines: readonly Line[] }) {
  return lines.length > MANY ? (
    <FoldedLines lines={lines} sign={sign} head={MANY} tail={0} />
  ) : (
    numbered(lines).map(({ at, line }) => <MarkedLine key={at} sign={sign} line={line} />)
  )
}

const numbered = (lines: readonly Line[]) => lines.map((line, at) => ({ line, at }))

interface FoldedLinesProps {
  lines: readonly Line[]
  sign: '+' | '−' | ' '
  /** How many lines stay at the beginning and at the end. */
  head: number
  tail: number
}

/** A button in place of one line would save no space. */
const LEAST = 2

/** Shows the first and last few lines until the reader opens the rest. */
function FoldedLines({ lines, sign, head, tail }: FoldedLinesProps) {
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
        {say('showFolded', { folded, sign: sign === ' ' ? 'yes' : 'no' })}
      </button>
      {draw(all.slice(lines.length - tail))}
    </>
  )
}

/** Shows a short field: the old text beside the new one. */
export function WholeDifference({ before, after }: { before: string; after: string }) {
  const [[old], [now]] = markWords([before], [after])
  return (
    <div className="diff whole">
      <del className="gone">
        <span className="sr">{say('was')} </span>
        {old && <MarkedLine sign="−" line={old} />}
      </del>
      <ins className="new">
        <span className="sr">{say('is')} </span>
        {now && <MarkedLine sign="+" line={now} />}
      </ins>
    </div>
  )
}

/** Shows a line after its sign. Marked words are underlined or struck through as well. */
function MarkedLine({ sign, line }: { sign: '+' | '−' | ' '; line: Line }) {
  let at = 0
  return (
    <span className="diff-line">
      <span className="sign" aria-hidden="true">
        {sign}
      </span>
      <span className="words">
        {line.length === 0 && <span className="empty">{say('empty')}</span>}
        {line.map(({ text, marked }) => {
          at += text.length
          return marked ? <b key={at}>{text}</b> : <span key={at}>{text}</span>
        })}
      </span>
    </span>
  )
}
