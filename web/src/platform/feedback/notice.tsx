import type { ReactNode } from 'react'
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
  /** Announced when it appears; leave out for what was there from the start. */
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
