import { say } from 'words:parts'
import { Link } from '@tanstack/react-router'
import { CallError } from '../api/client.ts'
import { buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

interface MoreOfListProps {
  to: string
  search: { readonly cursor?: string | undefined; readonly view?: string }
  next: string | null | undefined
  /** The items of the list: "members". */
  things: string
}

/** Links to the first and the next page of a list. */
export function MoreOfList({ to, search, next, things }: MoreOfListProps) {
  if (!search.cursor && !next) return null
  return (
    <nav className="row-btns" aria-label={say('moreOfList')}>
      {search.cursor && (
        <Link className={buttonClass({ variant: 'ghost' })} to={to} search={{ ...search, cursor: undefined }}>
          <Icon name="back" /> {say('first', { things })}
        </Link>
      )}
      {next && (
        <Link className={buttonClass()} to={to} search={{ ...search, cursor: next }} rel="next">
          {say('more', { things })} <Icon name="arrow" className="arrow" />
        </Link>
      )}
    </nav>
  )
}

/** Returns whether the server refused the cursor as invalid. */
export const refusedCursor = (error: Error | null) =>
  error instanceof CallError && error.status === 400
    ? (error.errors.cursor ?? error.errors.after ?? error.message)
    : undefined
