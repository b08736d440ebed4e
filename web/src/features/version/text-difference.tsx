import { compareTexts, countChanges, type Line, type Stretch } from './compare-texts.ts'
import { FoldedLines } from './folded-lines.tsx'
import { MarkedLine } from './marked-line.tsx'

/** A long text line by line; what stayed is folded but for the lines around a change. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  const stretches = compareTexts(before, after)
  const { added, removed } = countChanges(stretches)
  return (
    <>
      <p className="label plain">
        <span className="sign-new">+{added}</span> <span className="sign-gone">−{removed}</span>{' '}
        {added + removed === 1 ? 'line' : 'lines'}
      </p>
      <div className="diff">
        {stretches.map((stretch, at) => (
          <StretchOf
            // Stretches have no name but their place, and the same texts always have the same ones.
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
          <span className="sr">Removed: </span>
          <Changed sign="−" lines={stretch.removed} />
        </del>
      )}
      {stretch.added.length > 0 && (
        <ins className="new">
          <span className="sr">Added: </span>
          <Changed sign="+" lines={stretch.added} />
        </ins>
      )}
    </>
  )
}

const MANY = 200

/** A whole new text may have thousands of lines: its beginning will do at first. */
function Changed({ sign, lines }: { sign: '+' | '−'; lines: readonly Line[] }) {
  return lines.length > MANY ? (
    <FoldedLines lines={lines} sign={sign} head={MANY} tail={0} />
  ) : (
    numbered(lines).map(({ at, line }) => <MarkedLine key={at} sign={sign} line={line} />)
  )
}

const numbered = (lines: readonly Line[]) => lines.map((line, at) => ({ line, at }))
