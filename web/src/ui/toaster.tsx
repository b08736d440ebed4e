import { useEffect, useRef } from 'react'
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { type ToastType, toast, toastTypes } from './toasts.ts'

const REMOVAL = 200

interface Look {
  tone: string
  icon: IconName
  word: string
}
const looks: Record<ToastType | 'loading' | 'blank', Look> = {
  success: { tone: 'selected', icon: 'check', word: 'Success: ' },
  error: { tone: 'rejected', icon: 'error', word: 'Error: ' },
  warning: { tone: 'pending', icon: 'warning', word: 'Warning: ' },
  info: { tone: 'info', icon: 'info', word: 'Info: ' },
  loading: { tone: 'plain', icon: 'clock', word: 'Loading: ' },
  blank: { tone: 'plain', icon: 'bell', word: '' },
}

function lookOf({ type, className }: Toast): Look {
  const own = toastTypes.find((name) => name === className)
  if (own) return looks[own]
  return type === 'custom' ? looks.blank : looks[type]
}

/** Top-center, at most 20 (the library's limit). The clock stops under the pointer and while one holds focus. */
export function Toaster() {
  const { toasts, handlers } = useToaster({ removeDelay: REMOVAL })
  return (
    <section
      className="toaster"
      aria-label="Notifications"
      aria-live="polite"
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts.map((entry) => (
        <ToastCard key={entry.id} entry={entry} />
      ))}
    </section>
  )
}

export function ToastCard({ entry }: { entry: Toast }) {
  const { tone, icon, word } = lookOf(entry)
  const message = resolveValue(entry.message, entry)
  return (
    <div className={classNames('toast', tone, !entry.visible && 'going')} {...entry.ariaProps}>
      <span className="ico">
        <Icon name={icon} />
      </span>
      <p>
        <span className="sr">{word}</span>
        {message}
      </p>
      <button type="button" aria-label={`Dismiss: ${message}`} onClick={() => toast.dismiss(entry.id)}>
        <Icon name="cross" small />
      </button>
      <TimeLeft entry={entry} />
    </div>
  )
}

/** The rule under a toast, running out with its time. */
function TimeLeft({ entry }: { entry: Toast }) {
  const line = useRef<HTMLSpanElement>(null)
  const { duration, createdAt, pauseDuration } = entry
  useEffect(() => {
    if (!duration || !Number.isFinite(duration) || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return
    const running = line.current?.animate([{ transform: 'none' }, { transform: 'scaleX(0)' }], {
      duration,
      fill: 'forwards',
    })
    if (running) running.currentTime = Date.now() - createdAt - pauseDuration
    return () => running?.cancel()
  }, [duration, createdAt, pauseDuration])
  return <span className="left" ref={line} aria-hidden="true" />
}
