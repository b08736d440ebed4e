import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import type { ToastAction, ToastType } from './toasts.ts'

export type ToastLook = ToastType | 'loading' | 'blank'

const looks: Record<ToastLook, { tone: string; icon: IconName; word: string }> = {
  success: { tone: 'selected', icon: 'check', word: 'Success: ' },
  error: { tone: 'rejected', icon: 'error', word: 'Error: ' },
  warning: { tone: 'pending', icon: 'warning', word: 'Warning: ' },
  info: { tone: 'info', icon: 'info', word: 'Info: ' },
  loading: { tone: 'plain', icon: 'clock', word: 'Loading: ' },
  blank: { tone: 'plain', icon: 'bell', word: '' },
}

interface ToastCardProps {
  type: ToastLook
  message: ReactNode
  going?: boolean | undefined
  /** Errors interrupt a screen reader, the rest waits its turn. */
  role?: 'status' | 'alert' | undefined
  action?: ToastAction | undefined
  onDismiss: () => void
  /** The rule that runs out with the time. */
  children?: ReactNode
}

/** Colour, icon and, for screen readers, a word tell the types apart. */
export function ToastCard({ type, message, going, role, action, onDismiss, children }: ToastCardProps) {
  const { tone, icon, word } = looks[type]
  const take = () => {
    onDismiss()
    action?.act()
  }
  return (
    <div className={classNames('toast', tone, going && 'going')} role={role} data-type={type}>
      <span className="ico">
        <Icon name={icon} />
      </span>
      <p>
        {word && <span className="sr">{word}</span>}
        {message}
      </p>
      {action && (
        <button type="button" className="act" onClick={take}>
          {action.label}
        </button>
      )}
      <button type="button" aria-label={`Dismiss: ${message}`} onClick={onDismiss}>
        <Icon name="cross" small />
      </button>
      {children}
    </div>
  )
}
