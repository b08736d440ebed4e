import { listYears } from '@callofcode/contract/batch/alumni'
import { listBatches } from '@callofcode/contract/batch/batch'
import { listMemberActs } from '@callofcode/contract/batch/member-act'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '../../../platform/api/read.ts'
import { readFactsAgain } from '../member-cache.ts'

/** Reads again what an act on many members changes. */
export function readActsAgain(client: QueryClient) {
  readFactsAgain(client)
  for (const target of [listMemberActs, listBatches, listYears])
    void client.invalidateQueries({ queryKey: keyOf(target) })
}
