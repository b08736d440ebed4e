import { say } from 'words:parts'
import { Fragment, type ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import type { LinkParts } from './segmented.tsx'

interface PagesProps {
  /** Starts at 1. */
  page: number
  pages: number
  label?: string
  link: (page: number, parts: LinkParts) => ReactNode
}

/** Shows page numbers: the first, the last, and those around the current one. Shows nothing for a single page. */
export function Pages({ page, pages, label = say('pages'), link }: PagesProps) {
  if (pages < 2) return null
  return (
    <nav className="pages" aria-label={label}>
      {page > 1 &&
        link(page - 1, { children: <Icon name="back" />, 'aria-label': say('previousPage'), rel: 'prev' })}
      {pageNumbers(page, pages).map((number) =>
        number < 0 ? (
          <span key={number} aria-hidden="true">
            …
          </span>
        ) : (
          <Fragment key={number}>
            {link(number, {
              children: number,
              'aria-label': say('page', { number }),
              ...(number === page && { 'aria-current': 'page' as const }),
            })}
          </Fragment>
        ),
      )}
      {page < pages &&
        link(page + 1, { children: <Icon name="arrow" />, 'aria-label': say('nextPage'), rel: 'next' })}
    </nav>
  )
}

/** Returns 1 -1 4 5 6 -2 9: negative numbers are gaps. A gap of one page becomes that page. */
export function pageNumbers(page: number, pages: number): number[] {
  const shown = new Set([1, page - 1, page, page + 1, pages])
  if (page - 3 === 1) shown.add(2)
  if (page + 3 === pages) shown.add(pages - 1)
  const numbers = [...shown].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b)
  return numbers.flatMap((number, at) => {
    const before = numbers[at - 1]
    if (before === undefined || number === before + 1) return [number]
    return [number > page ? -2 : -1, number]
  })
}
