import { type Found, SEARCHED, searchSite } from '@callofcode/contract/search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'
import { paths } from '../../platform/paths.ts'
import type { IconName } from '../../platform/ui/icon.tsx'
import type { Command, CommandGroup } from './commands.ts'

const SHORTEST = 2
const LONGEST = 100

export interface SiteSearch {
  readonly groups: readonly CommandGroup[]
  readonly searching: boolean
  readonly failed: boolean
}

/** Searches the whole site. A request whose words have changed is aborted. */
export function useSiteSearch(text: string): SiteSearch {
  const q = text.trim().slice(0, LONGEST)
  const enabled = q.length >= SHORTEST
  const { data, isFetching, isError } = useQuery({
    ...read(searchSite, { query: { q } }, { quiet: true }),
    enabled,
    placeholderData: keepPreviousData,
  })
  const found = enabled ? (data?.data ?? []) : []
  return {
    groups: SEARCHED.map((kind) => ({
      label: kinds[kind].group,
      commands: found.filter((one) => one.kind === kind).map(commandOf),
    })),
    searching: enabled && isFetching,
    failed: enabled && isError,
  }
}

const commandOf = ({ kind, id, topicId, label, hint }: Found): Command => ({
  id: `${kind}-${topicId ?? ''}-${id}`,
  ...{ label, hint, icon: kinds[kind].icon },
  to: kinds[kind].to(id, label, topicId ?? ''),
  // A thread is found by its replies, too.
  ...(kind === 'thread' && { found: true }),
})

interface ResultKind {
  readonly group: string
  readonly icon: IconName
  readonly to: (id: string, label: string, topicId: string) => string
}
const query = (given: Record<string, string>) => `?${new URLSearchParams(given)}`
const kinds: Record<Found['kind'], ResultKind> = {
  module: { group: 'Modules', icon: 'grid', to: paths.module },
  problem: { group: 'Problems', icon: 'code', to: paths.problem },
  topic: { group: 'Topics', icon: 'list', to: (topic) => paths.dsa + query({ topic }) },
  question: {
    group: 'Questions',
    icon: 'target',
    to: (_, q, topic) => paths.dsa + query({ topic, q }),
  },
  blog: { group: 'Blogs', icon: 'book', to: paths.blog },
  experience: {
    group: 'Interview experiences',
    icon: 'briefcase',
    // An experience has no screen of its own: the list, filtered by it.
    to: (_, label) => paths.experiences + query({ q: label.replace(', ', ' ') }),
  },
  thread: { group: 'Threads', icon: 'forum', to: paths.thread },
  event: { group: 'Events', icon: 'calendar', to: paths.event },
  // Members have no page for others: what they wrote under their name.
  person: { group: 'People', icon: 'user', to: (_, q) => paths.blogs + query({ q }) },
}
