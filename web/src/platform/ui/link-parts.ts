import type { ReactNode } from 'react'

/** What a list of links hands to whoever draws the link: `(value, parts) => <Link to={…} {...parts} />`. */
export interface LinkParts {
  children: ReactNode
  'aria-current'?: 'page' | 'true'
  'aria-label'?: string
  rel?: 'prev' | 'next'
}
