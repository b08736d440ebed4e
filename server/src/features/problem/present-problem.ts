import { basename, dirname } from 'node:path'
import { topics } from '@callofcode/content/curriculum'
import { isEnclosed } from '@callofcode/content/enclosed-problem'
import type { Problem } from '@callofcode/content/problem'
import { testOf } from '@callofcode/content/problem-tests'
import { JUDGE_MANIFEST } from '@callofcode/contract/judge-assets/judge-assets'
import type { ProblemListed, ProblemPage } from '@callofcode/contract/problem/problem'
import { SOLUTION_LANGUAGES, type SolutionLanguage } from '@callofcode/contract/problem/problem'
import { countedBy } from '@callofcode/judge/language'
import type { TestInput } from '@callofcode/judge/runner'
import type { Value } from '@callofcode/judge/value'
import type { Database } from '../../platform/database/database.ts'
import { renderMarkdown } from '../../platform/markdown/render.ts'
import type { KnownAs } from './merged-questions.ts'
import { conditionsOf, type ProblemHead, questionIdOf } from './problem-library.ts'
import { starterCode } from './starter-code.ts'

/** The title of each topic by its slug. */
export type TopicTitles = ReadonlyMap<string, string>

const shipped = topics.map(({ slug, title }) => [slug, title] as const)

/** Returns the titles of the club, which may have renamed shipped topics. */
export async function topicTitles({ pool }: Pick<Database, 'pool'>): Promise<TopicTitles> {
  const { rows } = await pool.query<{ slug: string; title: string }>(TITLES)
  return new Map([...shipped, ...rows.map(({ slug, title }) => [slug, title] as const)])
}

const TITLES = { name: 'topic-titles', text: 'select slug, title from topics' }

/** Whether this site judges a language. */
export type Offers = (language: SolutionLanguage) => boolean

export function presentListed(head: ProblemHead, offers: Offers, titles: TopicTitles) {
  const { slug, title, difficulty, style } = head
  const languages = head.languages.filter(offers)
  return {
    slug,
    title,
    difficulty,
    style,
    languages,
    topics: topicsOf(head, titles),
    questionId: questionIdOf(head),
  } satisfies Omit<ProblemListed, keyof KnownAs>
}

export const topicsOf = ({ topic, topics }: Pick<ProblemHead, 'topic' | 'topics'>, titles: TopicTitles) =>
  [topic, ...topics].map((slug) => ({ slug, title: titles.get(slug) ?? slug }))

/** Presents the public part of a problem, without hidden tests, hints and editorial. */
export async function presentProblem(
  problem: Problem,
  offers: Offers,
  titles: TopicTitles,
): Promise<Omit<ProblemPage, 'path' | keyof KnownAs>> {
  const { slug, title, difficulty, style, comparison } = problem
  const signature = style === 'function' ? problem.signature : undefined
  const { html } = await renderMarkdown(problem.statement, { headingIds: false })
  return {
    slug,
    title,
    difficulty,
    topics: topicsOf(problem, titles),
    questionId: questionIdOf(problem),
    style,
    html,
    signature: signature ? { ...signature, parameters: [...signature.parameters] } : null,
    comparison: comparison ?? null,
    checked: problem.reference?.check !== undefined,
    samples: samplesOf(problem),
    languages: SOLUTION_LANGUAGES.filter(offers).flatMap((language) => {
      const conditions = conditionsOf(problem, language)
      if (!conditions) return []
      const { fuel, memory } = conditions
      const counted = countedBy(language)
      return [{ language, starter: starterCode(language, signature, style), counted, fuel, memory }]
    }),
    hints: problem.hints.length,
    // A new version has a new folder, and so a new address.
    script: isEnclosed(problem.folder)
      ? `/dsa/problems/${slug}/reference.js?v=${basename(dirname(problem.folder))}`
      : null,
    judge: JUDGE_MANIFEST,
  }
}

/** Reads the samples without the hidden tests, which may be many and large. */
function samplesOf(problem: Problem): ProblemPage['samples'] {
  if (problem.stored)
    return problem.stored.samples.map(({ input, answer }) => ({ input: { stdin: input }, answer }))
  return problem.list.samples.map((given, at) => {
    const { input, answer } = testOf(problem, `sample ${at + 1}`, given)
    return { input: publicInput(input), answer }
  })
}

/** Returns an input without the address of its interactor, as browsers have their own. */
export const publicInput = (input: TestInput): { stdin: string } | { arguments: Value[] } =>
  'stdin' in input ? { stdin: input.stdin } : { arguments: input.arguments }
