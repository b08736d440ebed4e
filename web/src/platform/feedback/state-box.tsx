import { say } from 'words:parts'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

interface StateProps {
  /** A true fact: "0 of 24", "Could not load". */
  label?: ReactNode
  title: ReactNode
  /** One sentence with the reason or the next step. */
  children?: ReactNode
  /** The next step: one button or link. */
  action?: ReactNode
}

/** Shows an empty state: what is missing, and the next step. */
export function EmptyState({ label, title, children, action }: StateProps) {
  return (
    <div className="state aim">
      {label && <p className="label">{label}</p>}
      <p className="card-title">{title}</p>
      {children && <p className="small muted">{children}</p>}
      {action}
    </div>
  )
}

/** Shows a failure: the reason in plain words, and the next step. */
export function ErrorState({ label = say('couldNotLoad'), title, children, action }: StateProps) {
  return (
    <div className="state bad" role="alert">
      <p className="label">
        <Icon name="error" small />
        {label}
      </p>
      <p className="card-title">{title}</p>
      {children && <p className="small">{children}</p>}
      {action}
    </div>
  )
}

interface LoadFailedProps {
  title: string
  retry: () => unknown
  /** The content is being loaded again. */
  busy?: boolean
  children?: ReactNode
}

/** Shows that something could not be loaded, with a button that loads it again. */
export function LoadFailed({ title, retry, busy, children }: LoadFailedProps) {
  const action = (
    <Button busy={busy && say('trying')} onClick={() => void retry()}>
      {say('again')}
    </Button>
  )
  return (
    <ErrorState title={title} action={action}>
      {children}
    </ErrorState>
  )
}
