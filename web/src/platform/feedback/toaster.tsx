import { say } from 'words:core'
import { type ReactNode, useEffect, useRef } from 'react'
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless'
import { classNames } from '../ui/class-names.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { type ToastAction, type ToastType, toast, toastAction, toastTypes } from './toasts.ts'

const REMOVAL = 200

/**
 * Shows toasts at the top centre, at most 20 (the library's limit). The timer stops while the pointer is over a toast or one has
 * the focus.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster({ removeDelay: REMOVAL })
  const { endPause } = handlers
  const dismiss = (id: string) => {
    // A removed toast fires no blur or leave event. Without this call the timer of the other toasts would stay stopped.
    endPause()
    toast.dismiss(id)
  }
  useEffect(() => {
    if (toasts.length === 0) endPause()
  }, [toasts.length, endPause])
  return (
    <section
      className="toaster"
      aria-label={say('notifications')}
      aria-live="polite"
      onPointerEnter={handlers.startPause}
      onPointerLeave={endPause}
      onFocus={handlers.startPause}
      onBlur={endPause}
    >
      {toasts.map((entry) => (
        <ToastCard
          key={entry.id}
          type={kindOf(entry)}
          message={resolveValue(entry.message, entry)}
          going={!entry.visible}
          role={entry.ariaProps.role}
          action={toastAction(entry.id)}
          onDismiss={() => dismiss(entry.id)}
        >
          <TimeLeft entry={entry} />
        </ToastCard>
      ))}
    </section>
  )
}

function kindOf({ type, className }: Toast): ToastKind {
  const own = toastTypes.find((name) => name === className)
  return own ?? (type === 'custom' ? 'blank' : type)
}

/** Uses the Web Animations API: the content security policy forbids a style attribute. */
function TimeLeft({ entry: { duration, createdAt, pauseDuration } }: { entry: Toast }) {
  const line = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!duration || !Number.isFinite(duration) || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return
    const frames = [{ transform: 'none' }, { transform: 'scaleX(0)' }]
    const running = line.current?.animate(frames, { duration, fill: 'forwards' })
    if (running) running.currentTime = Date.now() - createdAt - pauseDuration
    return () => running?.cancel()
  }, [duration, createdAt, pauseDuration])
  return <span className="left" ref={line} aria-hidden="true" />
}

type ToastKind = ToastType | 'loading' | 'blank'

const styles: Record<
  ToastKind,
  { tone: string; icon: IconName; word?: 'success' | 'error' | 'warning' | 'info' | 'busy' }
> = {
  success: { tone: 'selected', icon: 'check', word: 'success' },
  error: { tone: 'rejected', icon: 'error', word: 'error' },
  warning: { tone: 'pending', icon: 'warning', word: 'warning' },
  info: { tone: 'info', icon: 'info', word: 'info' },
  loading: { tone: 'plain', icon: 'clock', word: 'busy' },
  blank: { tone: 'plain', icon: 'bell' },
}

interface ToastCardProps {
  type: ToastKind
  message: ReactNode
  going?: boolean | undefined
  /** Errors interrupt a screen reader. Other toasts wait their turn. */
  role?: 'status' | 'alert' | undefined
  action?: ToastAction | undefined
  onDismiss: () => void
  /** The line that shrinks with the time left. */
  children?: ReactNode
}

/** Shows one toast. Colour, icon and, for screen readers, a word distinguish the types. */
export function ToastCard({ type, message, going, role, action, onDismiss, children }: ToastCardProps) {
  const { tone, icon, word } = styles[type]
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
        {word && <span className="sr">{say(word)}</span>}
        {message}
      </p>
      {action && (
        <button type="button" className="act" onClick={take}>
          {action.label}
        </button>
      )}
      <button type="button" aria-label={say('dismiss', { message: String(message) })} onClick={onDismiss}>
        <Icon name="cross" small />
      </button>
      {children}
    </div>
  )
}
