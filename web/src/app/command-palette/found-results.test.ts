import { DEFAULT_LOOK } from '@callofcode/contract/club/club-look'
import type { Found } from '@callofcode/contract/search/search'
import { expect, test } from 'vitest'
import { paths } from '../../platform/paths.ts'
import { matchingCommands, placesToLook } from './commands.ts'
import { groupsOf } from './use-site-search.ts'

const found = (kind: Found['kind'], label: string, more: Partial<Found> = {}): Found => ({
  kind,
  id: label,
  label,
  hint: 'Somewhere',
  topicId: null,
  marks: [],
  snippet: null,
  ...more,
})

test('SRCH-02 results keep the order of the server, the kind with the best one first', () => {
  const results = [found('thread', 'B tree'), found('blog', 'A tree'), found('blog', 'Tree')]
  const groups = matchingCommands(groupsOf(results, true), 'tree')
  expect(groups.map(({ label, commands }) => [label, commands.map((one) => one.label)])).toEqual([
    ['Threads', ['B tree']],
    ['Blogs', ['A tree', 'Tree']],
  ])
})

test('SRCH-03 what the server found by another spelling or by its text is shown, with its marks', () => {
  const snippet = { text: 'Of dijkstra.', marks: [[3, 11] as [number, number]] }
  const results = [found('blog', 'Dijkstra', { marks: [[0, 8]] }), found('thread', 'Asked', { snippet })]
  const commands = matchingCommands(groupsOf(results, true), 'dijksrta').flatMap((group) => group.commands)
  expect(commands.map(({ marks, snippet }) => ({ marks, snippet }))).toEqual([
    { marks: [[0, 8]], snippet: undefined },
    { marks: [], snippet },
  ])
})

test('SRCH-04 results of earlier words are shown only where their line has the new ones, and without marks', () => {
  const results = [found('blog', 'Dijkstra', { marks: [[0, 8]] }), found('blog', 'Heaps')]
  const commands = matchingCommands(groupsOf(results, false), 'heap').flatMap((group) => group.commands)
  expect(commands).toMatchObject([{ label: 'Heaps', found: false }])
  expect(commands[0]?.marks).toBeUndefined()
})

test('SRCH-01 every kind leads to its screen', () => {
  const one = { id: 'x', topicId: 't' }
  const kinds = [
    'module',
    'problem',
    'topic',
    'question',
    'list',
    'blog',
    'experience',
    'thread',
    'event',
    'person',
  ] as const
  const to = groupsOf(
    kinds.map((kind) => found(kind, kind === 'problem' ? 'C' : 'A b', one)),
    true,
  ).flatMap(({ commands }) => commands.map((command) => command.to))
  expect(to).toEqual([
    paths.module('x'),
    paths.problem('x'),
    '/dsa?topic=t&q=A+b',
    '/dsa?topic=x',
    paths.list('x'),
    paths.blog('x'),
    '/dashboard/interviewExp?q=A+b',
    paths.thread('x'),
    paths.event('x'),
    paths.member('x'),
  ])
})

test('SRCH-09 where nothing is found, visitors are offered the lists, and members the forum to ask in', () => {
  const member = { id: '1', name: 'Asha', role: 'member', tasks: [], photo: null } as const
  const offered = (session: typeof member | null) =>
    placesToLook(session, DEFAULT_LOOK).flatMap(({ commands }) => commands.map(({ to }) => to))
  expect(offered(null)).toEqual([paths.problems, paths.dsa, paths.blogs, paths.experiences, paths.forum])
  expect(offered(member)).toContain(paths.newThread)
})

test('LEARN-34 from members who hide difficulties the palette hides those of problems, and the topics of questions', () => {
  const all = (['problem', 'question', 'thread'] as const).map((kind) =>
    found(kind, `A ${kind}`, { hint: 'Hard' }),
  )
  const hints = (hides: boolean) =>
    groupsOf(all, true, hides).flatMap(({ commands }) => commands.map(({ hint }) => hint))
  expect(hints(true).slice(0, 2)).toEqual([undefined, undefined])
  expect(hints(true)[2]).toBe(hints(false)[2])
  expect(hints(false)[0]).toBeTruthy()
})

test('SRCH-405 what is solved here and what is a question are problems alike, and one that is both is shown once', () => {
  const here = found('problem', 'Two Sum', { id: 'sandbags-and-balloons', hint: 'Sandbags and Balloons' })
  const results = [found('question', 'Two Sum'), here, found('question', 'Three Sum', { topicId: 't' })]
  expect(groupsOf(results, true)).toMatchObject([
    {
      label: 'Problems',
      commands: [
        { label: 'Two Sum', to: paths.problem('sandbags-and-balloons') },
        { label: 'Three Sum', to: `${paths.dsa}?topic=t&q=Three+Sum` },
      ],
    },
  ])
})
