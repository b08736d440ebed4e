import type { ReactNode } from 'react'
import { Icon } from '../../platform/ui/icon.tsx'

interface FoldProps {
  readonly title: string
  /** Beside the title. */
  readonly more?: string
  readonly children: ReactNode
}

/** What is folded away behind its title: a later week, or a change that is seldom made. */
export function Fold({ title, more, children }: FoldProps) {
  return (
    <details className="plan-week">
      <summary>
        <Icon name="down" small />
        <span className="plan-fold">
          <b>{title}</b>
          {more && <span className="small muted">{more}</span>}
        </span>
      </summary>
      <div>{children}</div>
    </details>
  )
}
