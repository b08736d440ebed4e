import type { Sql } from '../../platform/database/database.ts'
import type { HandleRow } from './handle-store.ts'

interface Ended {
  readonly memberId: string
  /** Its name and its site, in words. */
  readonly account: string
}

/** Called in the transaction that finds it out. */
export interface HandleListener {
  /** lost: it is not proven any more; gone: the site says that it is not there. A site that does not answer ends nothing. */
  ended(tx: Sql, kind: 'lost' | 'gone', about: Ended): Promise<void>
}

const NAMES = {
  leetcode: 'LeetCode',
  codeforces: 'Codeforces',
  codechef: 'CodeChef',
  geeksforgeeks: 'GeeksforGeeks',
  github: 'GitHub',
} as const

export const endedOf = ({
  memberId,
  site,
  handle,
}: Pick<HandleRow, 'memberId' | 'site' | 'handle'>): Ended => ({
  memberId,
  account: `${handle} (${NAMES[site]})`,
})
