import { basename, dirname } from 'node:path'
import { isEnclosed } from '@callofcode/content/enclosed-problem'
import type { Problem } from '@callofcode/content/problem'
import { testOf } from '@callofcode/content/problem-tests'
import type { ProblemListed, ProblemPage } from '@callofcode/contract/problem'
import { SOLUTION_LANGUAGES, type SolutionLanguage } from '@callofcode/contract/problem'
import { JUDGE_MANIFEST } from '@callofcode/contract/solution/judge-assets'
import { countedBy } from '@callofcode/judge/language'
import { renderMarkdown } from '../../platform/markdown/render.ts'
import { conditionsOf, type ProblemHead, questionIdOf } from './problem-library.ts'
import { publicInput } from './public-input.ts'
import { starterCode } from './starter-code.ts'
import type { TopicTitles } from './topic-titles.ts'

/** Whether this site judges a language. */
export type Offers = (language: SolutionLanguage) => boolean

export function presentListed(head: ProblemHead, offers: Offers, titles: TopicTitles) {
  const { slug, title, difficulty } = head
  const languages = head.languages.filter(offers)
  return {
    ...{ slug, title, difficulty, languages },
    topics: topicsOf(head, titles),
    questionId: questionIdOf(head),
  } satisfies Omit<ProblemListed, 'question'>
}

export const topicsOf = ({ topic, topics }: Pick<ProblemHead, 'topic' | 'topics'>, titles: TopicTitles) =>
  [topic, ...topics].map((slug) => ({ slug, title: titles.get(slug) ?? slug }))

/** The public part of a problem: no hidden tests, hints or editorial. */
export async function presentProblem(
  problem: Problem,
  offers: Offers,
  titles: TopicTitles,
): Promise<Omit<ProblemPage, 'path' | 'question' | 'leetcode'>> {
  const { slug, title, difficulty, style, comparison } = problem
  const signature = style === 'function' ? problem.signature : undefined
  const { html } = await renderMarkdown(problem.statement, { headingIds: false })
  return {
    ...{
      slug,
      title,
      difficulty,
      topics: topicsOf(problem, titles),
      questionId: questionIdOf(problem),
      style,
      html,
    },
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
    // A new version has another folder, and so another address.
    script: isEnclosed(problem.folder)
      ? `/dsa/problems/${slug}/reference.js?v=${basename(dirname(problem.folder))}`
      : null,
    judge: JUDGE_MANIFEST,
  }
}

/** Without the hidden tests, which may be many and large. */
function samplesOf(problem: Problem): ProblemPage['samples'] {
  if (problem.stored)
    return problem.stored.samples.map(({ input, answer }) => ({ input: { stdin: input }, answer }))
  return problem.list.samples.map((given, at) => {
    const { input, answer } = testOf(problem, `sample ${at + 1}`, given)
    return { input: publicInput(input), answer }
  })
}
