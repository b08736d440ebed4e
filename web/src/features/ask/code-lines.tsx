import { say } from 'words:ask'
import type { Carried } from '@callofcode/contract/ask/ask'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { languageNames } from '../code-editor/public.ts'

interface Props {
  readonly code: NonNullable<Carried['code']>
  /** Called with the line to comment on. Without it lines are plain text. */
  readonly onLine?: ((line: number) => void) | undefined
  /** Content below a line. */
  readonly below?: ((line: number) => ReactNode) | undefined
}

/** Shows code with line numbers. One of the numbers takes the focus, and the arrow keys move from there. */
export function CodeLines({ code: { language, source }, onLine, below }: Props) {
  const box = useRef<HTMLOListElement>(null)
  const lines = source.replace(/\n$/, '').split('\n')
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || !(event.target instanceof HTMLButtonElement)) return
    const buttons = [...(box.current?.querySelectorAll<HTMLButtonElement>('.asked-number') ?? [])]
    const next = buttons[buttons.indexOf(event.target) + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <section className="asked-code" aria-label={say('codeIn', { language: languageNames[language] })}>
      <h2 className="label">{say('codeIn', { language: languageNames[language] })}</h2>
      {onLine && <p className="small muted">{say('pressALine')}</p>}
      <ol className="asked-lines" ref={box} dir="ltr" onKeyDown={onKeyDown}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
          <li key={at}>
            <div className="asked-line">
              {onLine ? (
                <button
                  type="button"
                  className="asked-number"
                  tabIndex={at === 0 ? 0 : -1}
                  aria-label={say('commentOnLine', { line: at + 1 })}
                  onClick={() => onLine(at + 1)}
                >
                  {at + 1}
                </button>
              ) : (
                <span className="asked-number" aria-hidden>
                  {at + 1}
                </span>
              )}
              <code>{line || ' '}</code>
            </div>
            {below?.(at + 1)}
          </li>
        ))}
      </ol>
    </section>
  )
}
