import type { Line } from './compare-texts.ts'

/** A line after its sign. Marked words are underlined or struck through as well. */
export function MarkedLine({ sign, line }: { sign: '+' | '−' | ' '; line: Line }) {
  let at = 0
  return (
    <span className="diff-line">
      <span className="sign" aria-hidden="true">
        {sign}
      </span>
      <span className="words">
        {line.length === 0 && <span className="empty">(empty)</span>}
        {line.map(({ text, marked }) => {
          at += text.length
          return marked ? <b key={at}>{text}</b> : <span key={at}>{text}</span>
        })}
      </span>
    </span>
  )
}
