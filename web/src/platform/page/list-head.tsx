import type { ReactNode } from 'react'

interface ListHeadProps {
  title: string
  lead?: string | undefined
  /** What makes a new item, for those who may. */
  action?: ReactNode
}

/** The head of a page that shows a list. */
export function ListHead({ title, lead, action }: ListHeadProps) {
  return (
    <div className="list-head">
      <div className="page-head">
        <h1 className="title">{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {action}
    </div>
  )
}
