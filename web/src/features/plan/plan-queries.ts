import { listCompanies } from '@callofcode/contract/experience/company'
import { getBatchPlan } from '@callofcode/contract/plan/batch-plan'
import { getPlan, listPlans } from '@callofcode/contract/plan/plan'
import { listLists } from '@callofcode/contract/question-list/question-list'
import { getTopicMap } from '@callofcode/contract/topic-map/topic-map'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf, read, readFound } from '../../platform/api/read.ts'
import { refreshToday } from '../../platform/api/read-again.ts'
import { ownLists } from '../question-list/public.ts'

export const ownPlans = { ...read(listPlans, {}, { quiet: true }), staleTime: 3_000 }
export const planRead = (id: string) => ({
  ...readFound(getPlan, { params: { id } }, { quiet: true }),
  staleTime: 3_000,
})
export const batchPlan = (batch: string) => readFound(getBatchPlan, { params: { batch } }, { quiet: true })

/** The sources of a plan. A club may have closed an area, or have no companies yet. The other sources stay. */
export const sources = {
  lists: read(listLists, {}, { quiet: true }),
  topics: read(getTopicMap, {}, { quiet: true }),
  companies: read(listCompanies, {}, { quiet: true }),
} as const

export const loadSources = (client: QueryClient) =>
  Promise.all([
    client.prefetchQuery(sources.lists),
    client.prefetchQuery(ownLists()),
    client.prefetchQuery(sources.topics),
    client.prefetchQuery(sources.companies),
  ])

/** The Today page also shows plans. It reads them again when it is opened. */
export const refreshPlans = (client: QueryClient) =>
  Promise.all([
    ...[listPlans, getPlan, getBatchPlan].map((target) =>
      client.invalidateQueries({ queryKey: keyOf(target) }),
    ),
    refreshToday(client),
  ])
