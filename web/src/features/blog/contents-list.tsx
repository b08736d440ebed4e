import type { BlogPage } from '@callofcode/contract/blog'
import { Icon } from '../../platform/ui/icon.tsx'
import { useSectionRead } from './section-read.ts'
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
