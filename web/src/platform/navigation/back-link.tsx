import { Link } from '@tanstack/react-router'
import { buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

/** The way back to the list, above what was opened from it. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className={buttonClass({ variant: 'ghost', className: 'back' })} to={to}>
      <Icon name="back" />
      {children}
    </Link>
  )
}
