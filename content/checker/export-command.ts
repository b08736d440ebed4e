import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { contentId } from '@callofcode/content/curriculum'
import type { Problem, SubmissionFolder } from '@callofcode/content/problem'
import { readProblem } from '@callofcode/content/problem-folder'
import { type ProblemTest, type ProblemTests, testsOf } from '@callofcode/content/problem-tests'
import { dump } from 'js-yaml'
import { Refusal } from './command-line.ts'

export const FORMAT = '2023-07-draft'

/** Writes a stdin problem as a problem package for Kattis, ICPC and DOMjudge. */
export async function exportCommand(folder: string, target: string): Promise<boolean> {
  const problem = await readProblem(folder)
  const files = packageOf(problem, testsOf(problem))
  const place = join(target, packageName(problem.slug))
  if (existsSync(place)) throw new Refusal(`${place} is already there.`)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(place, file)), { recursive: true })
    writeFileSync(join(place, file), text)
  }
  console.log(`Made ${relative(process.cwd(), place)}, a problem package of version ${FORMAT}.`)
  return true
}

/** Package names may contain only letters and digits. */
export const packageName = (slug: string) => slug.replaceAll('-', '')

/** Returns the files of a problem package. Throws a Refusal if the package format cannot express the problem. */
export function packageOf(problem: Problem, tests: ProblemTests): Files {
  const why = notPackable(problem)
  if (why) throw new Refusal(`${problem.slug} cannot be a package: ${why}`)
  const files = Object.entries(packageFiles(problem, tests))
  return Object.fromEntries(files.map(([file, text]) => [file, text.endsWith('\n') ? text : `${text}\n`]))
}

function notPackable({ style, reference, comparison }: Problem): string | undefined {
  if (style === 'interactive') return 'its interactor runs only here.'
  if (style === 'function') return 'a package asks for programs, this problem for a function.'
  if (reference?.check) return 'more than one answer is right, which a package tells by a validator program.'
  if (comparison?.order)
    return 'its answer may stand in any order, which a package tells by a validator program.'
  return undefined
}

type Files = Record<string, string>

function packageFiles(problem: Problem, { samples, hidden }: ProblemTests): Files {
  const numbered = (tests: ProblemTest[], place: string) =>
    Object.fromEntries(
      tests.flatMap(({ given, answer }, at) => {
        const name = `data/${place}/${String(at + 1).padStart(3, '0')}`
        return [
          [`${name}.in`, String(given[0])],
          [`${name}.ans`, String(answer)],
        ]
      }),
    )
  const { tolerance } = problem.comparison ?? {}
  const validatorArguments = ['case_sensitive', ...(tolerance ? ['float_tolerance', `${tolerance}`] : [])]
  return {
    'problem.yaml': dump(metadata(problem)),
    'statement/problem.en.md': withoutSamples(problem.statement),
    'solution/solution.en.md': problem.editorial,
    'data/test_group.yaml': dump({ output_validator_args: validatorArguments }),
    ...numbered(samples, 'sample'),
    ...numbered(hidden, 'secret'),
    'input_validators/known-inputs.py': inputValidator([...samples, ...hidden]),
    ...Object.fromEntries(problem.submissions.map((one) => [submissionFile(one), one.text])),
  }
}

const metadata = ({ slug, title, source, memory, topic, topics }: Problem) => ({
  problem_format_version: FORMAT,
  type: 'pass-fail',
  name: title,
  uuid: contentId('question', `problem:${slug}`),
  ...(source && { source }),
  keywords: [topic, ...topics],
  limits: { memory },
})

/** Removes the samples, which the other system shows by itself, and keeps their explanations. */
function withoutSamples(statement: string): string {
  return statement
    .split(/^(?=### )/m)
    .map((part) => {
      if (!/^### Example/.test(part)) return part
      return part
        .replace(/^```\w*\n[\s\S]*?^```\n+/gm, '')
        .replace(/^### Example/, '### Explanation of example')
    })
    .join('')
}

/**
 * Returns a validator that recognises all checked inputs by their hashes, as packages cannot run our constraints in TypeScript.
 */
function inputValidator(tests: ProblemTest[]): string {
  const hashes = tests.map(({ given }) => {
    const text = String(given[0])
    return createHash('sha256')
      .update(text.endsWith('\n') ? text : `${text}\n`)
      .digest('hex')
  })
  return `# Every input of this package was checked before it was written; any other is refused.
import hashlib
import sys

KNOWN = {
${[...new Set(hashes)].map((hash) => `    '${hash}',\n`).join('')}}
sys.exit(42 if hashlib.sha256(sys.stdin.buffer.read()).hexdigest() in KNOWN else 43)
`
}

/** Packages have no folder for submissions that use too much memory. */
function submissionFile({ file, folder }: { file: string; folder: SubmissionFolder }): string {
  return folder === 'memory_limit_exceeded' ? file.replace(folder, 'rejected') : file
}
