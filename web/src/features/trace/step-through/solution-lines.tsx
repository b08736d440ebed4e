import { say } from 'words:explain'
import { useEffect, useRef } from 'react'
import { reachable } from '../../../platform/ui/reachable.ts'

interface SolutionLinesProps {
  source: string
  /** The line that runs next, from 1. */
  next: number | undefined
}

/** Shows the code of a solution. The line that runs next is marked, and stays visible inside the box. */
export function SolutionLines({ source, next }: SolutionLinesProps) {
  const box = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const line = next === undefined ? undefined : box.current?.children[next - 1]
    if (!box.current || !(line instanceof HTMLElement)) return
    const { scrollTop, clientHeight } = box.current
    const top = line.offsetTop - box.current.offsetTop
    // `scrollIntoView` would move the page as well.
    if (top < scrollTop || top + line.offsetHeight > scrollTop + clientHeight)
      box.current.scrollTop = top - clientHeight / 2
  }, [next])
  const lines = source.replace(/\n$/, '').split('\n')
  return (
    <section aria-label={say('walkCode')}>
      <ol className="step-lines" ref={box} dir="ltr" aria-label={say('walkCode')} {...reachable}>
        {lines.map((line, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
            key={at}
            aria-current={at + 1 === next ? 'step' : undefined}
          >
            <code>{line || ' '}</code>
          </li>
        ))}
      </ol>
    </section>
  )
}
