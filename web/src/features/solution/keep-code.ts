import type { BodyOf } from '@callofcode/contract/endpoint'
import { keepSolution, listOwnSolutions } from '@callofcode/contract/solution/own-solution'
import type { QueryClient } from '@tanstack/react-query'
import { callOnce } from '../../platform/api/call-once.ts'
import { keyOf } from '../../platform/api/read.ts'

/** Stores code. This file is fetched when it is first needed, to keep the page of a problem small. */
export async function keepCode(client: QueryClient, body: BodyOf<typeof keepSolution>) {
  await callOnce(keepSolution, { body })
  await client.invalidateQueries({ queryKey: keyOf(listOwnSolutions) })
}
