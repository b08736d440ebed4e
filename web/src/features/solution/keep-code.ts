import type { BodyOf } from '@callofcode/contract/endpoint'
import { keepSolution, listOwnSolutions } from '@callofcode/contract/solution/own-solution'
import type { QueryClient } from '@tanstack/react-query'
import { callOnce } from '../../platform/api/call-once.ts'
import { keyOf } from '../../platform/api/read.ts'

/** Fetched when it is first needed, so that the page of a problem weighs no more. */
export async function keepCode(client: QueryClient, body: BodyOf<typeof keepSolution>) {
  await callOnce(keepSolution, { body })
  await client.invalidateQueries({ queryKey: keyOf(listOwnSolutions) })
}
