import type { Growth } from './fit.ts'
import type { Measured } from './measure.ts'

/** The known growth of a solution. `none` means that it cannot be measured. */
export type KnownGrowth = 'none' | 'unknown' | (Measured & { readonly growth: Growth })

/** Returns whether it ran out of fuel or time at an allowed size. */
export const isTooSlow = (known: KnownGrowth | undefined): boolean =>
  typeof known === 'object' && (known.stoppedBy === 'out of fuel' || known.stoppedBy === 'out of time')
