import { say } from 'words:account'
import type { ReactNode } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { useHydrated } from './credential-form.ts'

interface SubmitButtonProps {
  /** Words shown while waiting for the answer. */
  busy: string | false
  disabled?: boolean | undefined
  /** The button looks quiet while nothing is typed. */
  quiet?: boolean | undefined
  children: ReactNode
}

/**
 * Renders a button that is disabled until hydration. Otherwise the browser would submit the form by itself and lose the typed
 * text.
 */
export function SubmitButton({ busy, disabled, quiet, children }: SubmitButtonProps) {
  const alive = useHydrated()
  return (
    <Button
      type="submit"
      {...(!quiet && { variant: 'primary', size: 'big' })}
      busy={busy}
      disabled={disabled || !alive}
    >
      {children}
    </Button>
  )
}

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
        {say('back')}
      </Button>
    </div>
  )
}
