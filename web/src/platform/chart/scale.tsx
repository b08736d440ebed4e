import { say } from 'words:parts'
import type { ReactNode } from 'react'
import type { Tone } from '../ui/badge.tsx'
import { classNames } from '../ui/class-names.ts'

interface ScaleProps {
  value: number
  total: number
  /** The label in words: "14 of 26 done". Without it the scale is decoration beside the same words. */
  label?: string | undefined
  tone?: Extract<Tone, 'easy' | 'medium' | 'hard'> | undefined
  thin?: boolean | undefined
}

export function Scale({ value, total, label, tone, thin }: ScaleProps) {
  const drawn = { className: classNames('scale', tone, thin && 'thin'), 'data-v': shareOf(value, total) }
  return label ? <span {...drawn} role="img" aria-label={label} /> : <span {...drawn} aria-hidden="true" />
}

/** Shows a scale with its figures beside it. */
export function ProgressShare({ done, total }: { done: number; total: number }) {
  return (
    <div className="share">
      <Scale value={done} total={total} label={say('done', { done, total })} />
      <span className="label plain num" aria-hidden="true">
        {done}/{total}
      </span>
    </div>
  )
}

interface DialProps {
  value: number
  total: number
  /** In words: "14 of 26 done". */
  label: string
  big?: boolean | undefined
  /** The text in the middle. The default is the percentage. */
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

/** Returns whole percent. It is 0 only if nothing is done, and 100 only if everything is. */
export function shareOf(value: number, total: number): number {
  if (total <= 0 || value <= 0) return 0
  if (value >= total) return 100
  return Math.min(99, Math.max(1, Math.round((value / total) * 100)))
}
