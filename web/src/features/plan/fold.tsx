import type { ReactNode } from 'react'
import { Icon } from '../../platform/ui/icon.tsx'

interface FoldProps {
  readonly title: string
  /** Text beside the title. */
  readonly more?: string
  readonly children: ReactNode
}

/** Folds content away behind its title: a later week, or a change that is rarely made. */
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
