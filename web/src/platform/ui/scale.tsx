import { classNames } from './class-names.ts'
import { shareOf } from './share.ts'
import type { Tone } from './tone.ts'

interface ScaleProps {
  value: number
  total: number
  /** In words: "14 of 26 done". Without it the scale is decoration beside words that say the same. */
  label?: string | undefined
  tone?: Extract<Tone, 'easy' | 'medium' | 'hard'> | undefined
  thin?: boolean | undefined
}

export function Scale({ value, total, label, tone, thin }: ScaleProps) {
  const look = { className: classNames('scale', tone, thin && 'thin'), 'data-v': shareOf(value, total) }
  return label ? <span {...look} role="img" aria-label={label} /> : <span {...look} aria-hidden="true" />
}
