import { say } from 'words:parts'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'

export type NoticeTone = 'info' | 'success' | 'warning' | 'error'

const styles = {
  info: ['info', 'info'],
  success: ['selected', 'check'],
  warning: ['pending', 'warning'],
  error: ['rejected', 'error'],
} as const

interface NoticeProps {
  tone?: NoticeTone | undefined
  /** Announces the notice when it appears. Leave it out for a notice that was there from the start. */
  role?: 'status' | 'alert' | undefined
  className?: string | undefined
  children: ReactNode
}

export function Notice({ tone = 'info', role, className, children }: NoticeProps) {
  const [colour, icon] = styles[tone]
  return (
    <div className={classNames('notice', colour, className)} role={role}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  )
}

interface OldNoticeProps {
  /** The items of the list: "threads". */
  things: string
  className: string
  retry: () => void
  busy: boolean
}

/** Stands above a list that was loaded earlier and could not be loaded again. */
export function OldNotice({ things, className, retry, busy }: OldNoticeProps) {
  return (
    <Notice tone="warning" role="status" className={className}>
      <p>{say('oldList', { things })}</p>
      <Button size="dense" busy={busy && say('trying')} onClick={retry}>
        {say('again')}
      </Button>
    </Notice>
  )
}
