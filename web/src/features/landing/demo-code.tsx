import { say } from 'words:demo'
import source from './move-zeroes.py?raw'

const COLOURED = /\b(def|for|in|if|return|move_zeroes|enumerate|print|\d+)\b/
const CALLED = ['move_zeroes', 'enumerate', 'print']

const lines = source
  .trimEnd()
  .split('\n')
  .map((text, at) => ({ number: at + 1, parts: text.split(COLOURED).map(coloured) }))

/** Every second part is a match of `COLOURED`. */
function coloured(words: string, place: number) {
  if (place % 2 === 0) return { place, words }
  return { place, words, colour: CALLED.includes(words) ? 'f' : /\d/.test(words) ? 'd' : 'k' }
}

/** Shows the program, and marks the line that runs next. */
export function DemoCode({ line }: { line: number }) {
  return (
    <div className="code demo-code">
      <header>
        <span className="label plain">move_zeroes.py</span>
        <span className="label plain">{say('line', { number: line })}</span>
      </header>
      <pre>
        <code>
          {lines.map(({ number, parts }) => (
            <span key={number} className={number === line ? 'hl' : undefined}>
              {parts.map(({ place, words, colour }) =>
                colour ? (
                  <span key={place} className={colour}>
                    {words}
                  </span>
                ) : (
                  words
                ),
              )}
            </span>
          ))}
        </code>
      </pre>
    </div>
  )
}
