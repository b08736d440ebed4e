import type { ReactNode } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { SubmitButton } from './submit-button.tsx'

interface StepActionsProps {
  busy: string | false
  onBack: () => void
  /** Label of the submit button. */
  children: ReactNode
}

/** The buttons at the end of each step. */
export function StepActions({ busy, onBack, children }: StepActionsProps) {
  return (
    <div className="step-actions">
      <SubmitButton busy={busy}>{children}</SubmitButton>
      <Button variant="ghost" size="big" onClick={onBack}>
        <Icon name="back" />
        Back
      </Button>
    </div>
  )
}
