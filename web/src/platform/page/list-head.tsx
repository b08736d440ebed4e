import type { ReactNode } from 'react'
import { useSession } from '../session/session.ts'

interface ListHeadProps {
  title: string
  /** The id of the title, which gets the focus after the focused element is gone. */
  id?: string | undefined
  /** The size of the list in words, announced when it changes. Empty until it is known. */
  count?: ReactNode
  /** Explains how the figures of the list are counted. */
  explained?: ReactNode
  /** The purpose of the page, shown to visitors. Members have seen the page before. */
  lead?: string | undefined
  /** A line that everybody reads. */
  about?: ReactNode
  /** The further actions, and the button for a new item if there is no row of filters. */
  action?: ReactNode
}

/** Shows the head of a page with a list. It is as low as possible, so that the list begins at once. */
export function ListHead({ title, id, count, explained, lead, about, action }: ListHeadProps) {
  const { data: session } = useSession()
  const line = about ?? (session ? undefined : lead)
  return (
    <div className="list-head">
      <div className="page-head">
        <div className="title-line">
          <h1 className="title" {...(id && { id, tabIndex: -1 })}>
            {title}
          </h1>
          {count !== undefined && (
            <p className="label plain count" role="status">
              {count}
            </p>
          )}
          {explained}
        </div>
        {line && <p className="lead">{line}</p>}
      </div>
      {action && <div className="row-btns">{action}</div>}
    </div>
  )
}
