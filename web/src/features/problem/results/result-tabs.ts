import type { ResultOf } from './headline.ts'

export type ResultTab = 'verdict' | 'cases' | 'growth' | 'compare'

interface Results {
  readonly of: ResultOf | undefined
  /** The phase of the run that is shown. */
  readonly run: string
  /** The code in the editor was accepted. */
  readonly accepted: boolean
  /** It is too slow for large inputs. */
  readonly isSlow: boolean
  /** It can be measured how the code grows. */
  readonly grows: boolean
}

/** What there is to read of the newest result. The first is shown, until another is chosen. */
export function resultTabs({ of, run, accepted, isSlow, grows }: Results): readonly ResultTab[] {
  const isWhole = of === 'submission' || (of === 'run' && OF_THE_WHOLE.has(run))
  return [
    ...(isWhole ? (['verdict'] as const) : []),
    'cases',
    ...(grows && (accepted || isSlow) ? (['growth'] as const) : []),
    ...(accepted && of === 'submission' ? (['compare'] as const) : []),
  ]
}

/** Phases of a run that say something of the code as a whole, and not of one case. */
const OF_THE_WHOLE = new Set(['found', 'refused', 'accepted'])

export const TOO_SLOW = 'Time Limit Exceeded'
