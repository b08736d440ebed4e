import { type Found, searchSite } from '@callofcode/contract/search/search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'
import { paths } from '../../platform/paths.ts'
import type { IconName } from '../../platform/ui/icon.tsx'
import type { Command, CommandGroup } from './commands.ts'
import { nameOf } from './destinations.ts'

const SHORTEST = 2
const LONGEST = 100

export interface SiteSearch {
  readonly groups: readonly CommandGroup[]
  readonly searching: boolean
  readonly failed: boolean
}

/**
 * Searches the whole site for the settled words. A request for changed words is aborted. Until the response for the current words
 * arrives, the previous results that match them are shown.
 */
export function useSiteSearch(settled: string, text = settled, hides = false): SiteSearch {
  const q = settled.trim().slice(0, LONGEST)
  const enabled = q.length >= SHORTEST
  const { data, isFetching, isError, isPlaceholderData } = useQuery({
    ...read(searchSite, { query: { q } }, { quiet: true }),
    enabled,
    placeholderData: keepPreviousData,
  })
  const found = enabled ? (data?.data ?? []) : []
  return {
    groups: groupsOf(found, settled === text && !isPlaceholderData, hides),
    searching: enabled && isFetching,
    failed: enabled && isError,
  }
}

/**
 * Makes one group for each group name, in the order of the response: the kind with the best result comes first. Problems of the
 * judge and questions of the tracker share a group. An item that is both appears once. The difficulty of problems and the topic
 * of questions are hidden for members who asked for it. This search does not read which are done.
 */
export function groupsOf(found: readonly Found[], isCurrent: boolean, hides = false): CommandGroup[] {
  const here = new Set(found.flatMap(({ kind, label }) => (kind === 'problem' ? [label] : [])))
  const shown = found.filter(({ kind, label }) => kind !== 'question' || !here.has(label))
  return [...new Set(shown.map(({ kind }) => kinds[kind].group))].map((group) => ({
    label: nameOf(group),
    commands: shown
      .filter(({ kind }) => kinds[kind].group === group)
      .map((one) => commandOf(one, isCurrent, hides && HELD.includes(one.kind))),
  }))
}

/** Kinds whose hint reveals the difficulty or the topic. */
const HELD: readonly Found['kind'][] = ['problem', 'question']

const commandOf = (
  { kind, id, topicId, label, hint, marks, snippet }: Found,
  found: boolean,
  held: boolean,
): Command => ({
  id: `${kind}-${topicId ?? ''}-${id}`,
  label,
  hint: held ? undefined : hint,
  icon: kinds[kind].icon,
  found,
  // Marks for other words would be wrong.
  ...(found && { marks, snippet: snippet ?? undefined }),
  to: kinds[kind].to(id, label, topicId ?? ''),
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
    group: 'Problems',
    icon: 'target',
    to: (_, q, topic) => paths.dsa + query({ topic, q }),
  },
  list: { group: 'Lists', icon: 'numbered', to: paths.list },
  blog: { group: 'Blogs', icon: 'book', to: paths.blog },
  experience: {
    group: 'Interview experiences',
    icon: 'briefcase',
    // An experience has no screen of its own. The link filters the list by it.
    to: (_, label) => paths.experiences + query({ q: label.replace(', ', ' ') }),
  },
  thread: { group: 'Threads', icon: 'forum', to: paths.thread },
  event: { group: 'Events', icon: 'calendar', to: paths.event },
  person: { group: 'People', icon: 'user', to: paths.member },
}
