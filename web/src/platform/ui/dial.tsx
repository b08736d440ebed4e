import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { shareOf } from './share.ts'

interface DialProps {
  value: number
  total: number
  /** In words: "14 of 26 done". */
  label: string
  big?: boolean | undefined
  /** What stands in the middle; the percentage by default. */
  children?: ReactNode
}

export function Dial({ value, total, label, big, children }: DialProps) {
  const share = shareOf(value, total)
  return (
    <span className={classNames('dial', big && 'big')} data-v={share} role="img" aria-label={label}>
      <span aria-hidden="true">{children ?? (big ? <span className="figure">{share}</span> : share)}</span>
    </span>
  )
}
