import type { ReactNode } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { useHydrated } from './use-hydrated.ts'

interface SubmitButtonProps {
  /** Words shown while the answer is awaited. */
  busy: string | false
  disabled?: boolean | undefined
  children: ReactNode
}

/** Off until the page has come alive, so that the browser never sends the form by itself and loses what was typed. */
export function SubmitButton({ busy, disabled, children }: SubmitButtonProps) {
  const alive = useHydrated()
  return (
    <Button type="submit" variant="primary" size="big" busy={busy} disabled={disabled || !alive}>
      {children}
    </Button>
  )
}
