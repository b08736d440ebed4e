import type { BlogPage } from '@callofcode/contract/blog'
import { useEffect, useState } from 'react'
import { Icon } from '../../platform/ui/icon.tsx'
import '../../platform/navigation/toc.css'

type Headings = BlogPage['headings']

/** The two upper levels of an article's headings: beside it where there is room, folded above it where there is none. */
export function ContentsList({ headings }: { headings: Headings }) {
  const top = Math.min(...headings.map(({ level }) => level))
  const listed = headings.filter(({ level }) => level <= top + 1)
  const current = useSectionRead(listed)
  if (listed.length < 2) return null
  const list = <Entries headings={listed} top={top} current={current} />
  return (
    <nav className="toc" aria-label="On this page">
      <details className="toc-fold">
        <summary className="label">
          On this page <Icon name="down" />
        </summary>
        {list}
      </details>
      <div className="toc-list">
        <p className="label">On this page</p>
        {list}
      </div>
    </nav>
  )
}

interface EntriesProps {
  headings: Headings
  top: number
  current: string | undefined
}

function Entries({ headings, top, current }: EntriesProps) {
  return (
    <ol>
      {headings.map(({ id, text, level }) => (
        <li key={id} className={level > top ? 'deeper' : undefined}>
          <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** Pixels below the top bar. A heading above this line counts as reached. */
const READ_LINE = 120

/** The id of the heading whose section is being read. */
function useSectionRead(headings: readonly { readonly id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const ids = headings.map(({ id }) => id).join(' ')
  useEffect(() => {
    let asked = 0
    const look = () => {
      asked = 0
      const reached = ids.split(' ').filter((id) => {
        const heading = document.getElementById(id)
        return heading && heading.getBoundingClientRect().top <= READ_LINE
      })
      // The heading of a short last section never gets that far up: the page ends first.
      const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2
      setCurrent(atEnd ? ids.split(' ').at(-1) : reached.at(-1))
    }
    const lookSoon = () => {
      asked ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', lookSoon, { passive: true })
    return () => {
      removeEventListener('scroll', lookSoon)
      cancelAnimationFrame(asked)
    }
  }, [ids])
  return current
}
