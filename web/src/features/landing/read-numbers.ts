import { listTopics } from '@callofcode/contract/curriculum/curriculum'
import { listProblems } from '@callofcode/contract/problem/problem'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { transportOf } from '../../platform/api/read.ts'
import type { Numbers } from './try-one.tsx'

export async function readNumbers(client: QueryClient): Promise<Numbers> {
  const transport = transportOf(client)
  const [{ topics }, { data }] = await Promise.all([
    call(listTopics, {}, { transport }),
    call(listProblems, {}, { transport }),
  ])
  return {
    topics: topics.length,
    questions: topics.reduce((sum, { questions: { Easy, Medium, Hard } }) => sum + Easy + Medium + Hard, 0),
    problems: data.length,
  }
}
