import { HANDLE_SITES, type HandleSite } from '@callofcode/contract/handle/handle'
import type { Env } from '../../platform/env.ts'
import type { Adapter } from './adapters/adapter.ts'
import { codechef } from './adapters/codechef.ts'
import { codeforces } from './adapters/codeforces.ts'
import { geeksforgeeks } from './adapters/geeksforgeeks.ts'
import { github } from './adapters/github.ts'
import { leetcode } from './adapters/leetcode.ts'

const adapters: Readonly<Record<HandleSite, Adapter>> = {
  leetcode,
  codeforces,
  codechef,
  geeksforgeeks,
  github,
}

export interface AskedSite {
  readonly site: HandleSite
  readonly base: string
  readonly adapter: Adapter
  /** The time between two calls. */
  readonly gapSeconds: number
}

/** Returns the sites that this club queries, with their addresses and limits. */
export function askedSites({ HANDLES, HANDLES_PER_MINUTE }: Env): readonly AskedSite[] {
  if (HANDLES === 'off') return []
  return HANDLE_SITES.flatMap((site) => {
    const adapter = adapters[site]
    const base = HANDLES === 'on' ? adapter.base : HANDLES[site]
    if (!base) return []
    const most = (HANDLES === 'on' && adapter.perMinute) || Number.POSITIVE_INFINITY
    return [{ site, base, adapter, gapSeconds: 60 / Math.min(HANDLES_PER_MINUTE, most) }]
  })
}
