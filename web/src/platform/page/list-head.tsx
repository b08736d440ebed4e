import type { ReactNode } from 'react'
import { useSession } from '../session/session.ts'

interface ListHeadProps {
  title: string
  /** Of the title, where the focus goes when what had it is gone. */
  id?: string | undefined
  /** How much there is, in words; announced when it changes. Empty while it is not known. */
  count?: ReactNode
  /** How the figures of the list are counted. */
  explained?: ReactNode
  /** What the page is for, said to visitors. Who is a member has been here before. */
  lead?: string | undefined
  /** A line that everybody reads. */
  about?: ReactNode
  /** What leads on from here, and, where there is no row of filters, what makes a new item. */
  action?: ReactNode
}

/** The head of a page that shows a list: as low as it can be, so that the list begins at once. */
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
