import type { ResultOf } from './headline.ts'

export type ResultTab = 'verdict' | 'cases' | 'growth' | 'compare'

interface Results {
  readonly of: ResultOf | undefined
  /** The phase of the run that is shown. */
  readonly run: string
  /** The code in the editor was accepted. */
  readonly accepted: boolean
  /** The code is too slow for large inputs. */
  readonly isSlow: boolean
  /** The growth of the code can be measured. */
  readonly grows: boolean
}

/** Returns the tabs of the newest result. The first tab is shown until the reader chooses another. */
export function resultTabs({ of, run, accepted, isSlow, grows }: Results): readonly ResultTab[] {
  const isWhole = of === 'submission' || (of === 'run' && OF_THE_WHOLE.has(run))
  return [
    ...(isWhole ? (['verdict'] as const) : []),
    'cases',
    ...(grows && (accepted || isSlow) ? (['growth'] as const) : []),
    ...(accepted && of === 'submission' ? (['compare'] as const) : []),
  ]
}

/** Phases of a run that judge the code as a whole, not one case. */
const OF_THE_WHOLE = new Set(['found', 'refused', 'accepted'])

export const TOO_SLOW = 'Time Limit Exceeded'
