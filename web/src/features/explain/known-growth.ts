import type { Growth } from './fit.ts'
import type { Measured } from './measure.ts'

/** What is known of how a solution grows. None: it cannot be measured. */
export type KnownGrowth = 'none' | 'unknown' | (Measured & { readonly growth: Growth })

/** It ran out of fuel or time at a size that the problem allows. */
export const isTooSlow = (known: KnownGrowth | undefined): boolean =>
  typeof known === 'object' && (known.stoppedBy === 'out of fuel' || known.stoppedBy === 'out of time')
