import { listBlogs } from '@callofcode/contract/blog'
import { listQuestions, listTopics, type Topic } from '@callofcode/contract/curriculum'
import { listExperiences } from '@callofcode/contract/experience'
import { listThreads } from '@callofcode/contract/forum'
import { listModules } from '@callofcode/contract/module'
import { listProblems, type ProblemListed } from '@callofcode/contract/problem'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { read } from '../api/read.ts'
import { paths } from '../paths.ts'
import type { EntryGroup } from './entries.ts'

const SHORTEST = 2
const LONGEST = 100
const quiet = { quiet: true }

export interface Finds {
  readonly groups: readonly EntryGroup[]
  readonly searching: boolean
  readonly failed: boolean
}

/** What the site holds, from the same lists that its screens show. */
export function useFinds(text: string): Finds {
  const q = text.trim().slice(0, LONGEST)
  const enabled = q.length >= SHORTEST
  const modules = useQuery({ ...read(listModules, {}, quiet), enabled })
  const blogs = useQuery({ ...read(listBlogs, {}, quiet), enabled })
  const experiences = useQuery({ ...read(listExperiences, {}, quiet), enabled })
  const problems = useQuery({ ...read(listProblems, {}, quiet), enabled })
  const topics = useQuery({ ...read(listTopics, {}, quiet), enabled })
  const threads = useQuery({
    ...read(listThreads, { query: { q } }, quiet),
    enabled,
    placeholderData: keepPreviousData,
  })
  const questions = useQuestions(enabled ? topics.data?.topics : undefined)
  const all = [modules, blogs, experiences, problems, topics, threads, questions]
  return {
    groups: enabled
      ? [
          { label: 'Modules', entries: (modules.data?.data ?? []).map(moduleEntry) },
          { label: 'Problems', entries: (problems.data?.data ?? []).map(problemEntry) },
          { label: 'Topics', entries: (topics.data?.topics ?? []).map(topicEntry) },
          { label: 'Questions', entries: questions.entries },
          { label: 'Blogs', entries: (blogs.data?.data ?? []).map(blogEntry) },
          { label: 'Interview experiences', entries: (experiences.data?.data ?? []).map(experienceEntry) },
          { label: 'Threads', entries: (threads.data?.data ?? []).map(threadEntry) },
        ]
      : [],
    searching: enabled && all.some(({ isFetching }) => isFetching),
    failed: enabled && all.some(({ isError }) => isError),
  }
}

function useQuestions(topics: readonly Topic[] = []) {
  return useQueries({
    queries: topics.map(({ id }) => read(listQuestions, { params: { id } }, quiet)),
    combine: (answers) => ({
      isFetching: answers.some(({ isFetching }) => isFetching),
      isError: answers.some(({ isError }) => isError),
      entries: topics.flatMap((topic, at) =>
        (answers[at]?.data?.questions ?? []).map(({ id, questionName }) => ({
          id: `question-${topic.id}-${id}`,
          label: questionName,
          hint: topic.title,
          icon: 'target' as const,
          to: `${topicPath(topic.id)}&${new URLSearchParams({ q: questionName })}`,
        })),
      ),
    }),
  })
}

const topicPath = (id: string) => `${paths.dsa}?topic=${encodeURIComponent(id)}`

type Titled = { _id: string; title: string }
const moduleEntry = ({ _id, title, level }: Titled & { level: string }) =>
  ({ id: `module-${_id}`, label: title, hint: level, icon: 'grid', to: paths.module(_id) }) as const
const problemEntry = ({ slug, title, difficulty }: ProblemListed) =>
  ({ id: `problem-${slug}`, label: title, hint: difficulty, icon: 'code', to: paths.problem(slug) }) as const
const topicEntry = ({ id, title, difficulty }: Topic) =>
  ({ id: `topic-${id}`, label: title, hint: difficulty, icon: 'list', to: topicPath(id) }) as const
const blogEntry = ({ _id, title, author }: Titled & { author: string }) =>
  ({ id: `blog-${_id}`, label: title, hint: author, icon: 'book', to: paths.blog(_id) }) as const
const threadEntry = ({ _id, title, category }: Titled & { category: string }) =>
  ({
    id: `thread-${_id}`,
    label: title,
    hint: category,
    icon: 'forum',
    to: paths.thread(_id),
    found: true,
  }) as const

interface Told {
  readonly _id: string
  readonly company: string
  readonly role: string
  readonly candidate: string
}
// An experience has no screen of its own: the list, narrowed to it.
const experienceEntry = ({ _id, company, role, candidate }: Told) =>
  ({
    id: `experience-${_id}`,
    label: `${company}, ${role}`,
    hint: candidate,
    icon: 'briefcase',
    to: `${paths.experiences}?${new URLSearchParams({ q: `${company} ${role}` })}`,
  }) as const
