import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { topics } from '@callofcode/content/curriculum'
import type { LoadModule } from '@callofcode/content/enclosed-problem'
import { BadProblem, type Fault, type Problem, problemLanguages } from '@callofcode/content/problem'
import { readProblem } from '@callofcode/content/problem-folder'
import { fuelLimit, type ProblemLimits } from '@callofcode/content/problem-limits'
import { hashOfTests, type ProblemTests } from '@callofcode/content/problem-tests'
import { checkSources } from './check-sources.ts'
import {
  type Bench,
  checkFiles,
  javaIn,
  judgeAccepted,
  judgeFailing,
  judgeJava,
  type Measures,
  measuresOf,
} from './check-submissions.ts'
import { checkTests } from './check-tests.ts'
import { checkTexts } from './check-texts.ts'
import { clubRules, completeFolder } from './club-standard.ts'
import { proofOf } from './proof.ts'

export interface Options {
  /** The number of random small inputs to try. */
  randoms: number
  /** Writes limits.json instead of comparing with it. */
  write: boolean
  /** Loads the problem's code. The default loads it as the repository's own. */
  load?: LoadModule
  /** The slugs that problem.json may name as topics. The default is the shipped ones. */
  topics?: readonly string[]
  /** What is required. The default is everything; a problem for a club needs less (docs/decisions/0134). */
  standard?: 'club' | 'whole'
  /** Whether limits.json gets the hash of all that was checked, which only the repository has. */
  prove?: boolean
}

export interface Report {
  slug: string
  faults: Fault[]
  tests: number
  measures: Measures
  /** The limits of the languages without an accepted submission. */
  derived: ProblemLimits['fuel']
  /** Whether the submissions were run, which needs code and tests without faults. */
  judged: boolean
  /** The number of submissions that this machine could not run. */
  leftOut: number
  milliseconds: number
}

/** The relative difference allowed between the fuel of an accepted submission and that in limits.json. */
const NEAR = 0.01

/** Checks the folder of a problem against all rules of docs/problems.md. */
export async function checkProblem(folder: string, bench: Bench, options: Options): Promise<Report> {
  const started = performance.now()
  const report: Report = {
    slug: basename(folder),
    faults: [],
    tests: 0,
    measures: {},
    derived: {},
    judged: false,
    leftOut: 0,
    milliseconds: 0,
  }
  try {
    if (options.standard === 'club') completeFolder(folder)
    report.faults.push(...checkSources(folder))
    const problem = await readProblem(folder, options.load)
    await checkRead(problem, bench, options, report)
  } catch (error) {
    if (!(error instanceof BadProblem)) throw error
    const { faults, rest } = error
    const known = report.faults.push(...faults)
    if (rest && faults.every(isOfWords)) await checkRead(rest, bench, options, report)
    else if (rest) report.faults.push(...checkRest(rest, options, faults))
    // A broken file is reported once.
    const isNews = ({ file }: Fault, at: number) => at < known || faults.every((one) => one.file !== file)
    report.faults = report.faults.filter(isNews)
  }
  report.milliseconds = performance.now() - started
  return report
}

/** Returns whether a fault is only in a text. Such faults do not affect how submissions run. */
const isOfWords = ({ file, reason }: Fault) =>
  ['statement.md', 'editorial.md'].includes(file) ||
  (file === 'problem.json' && /^(title|difficulty|topics?|hints)\b/.test(reason))

async function checkRead(problem: Problem, bench: Bench, options: Options, report: Report) {
  const { faults } = report
  const rules = rulesOf(options)
  faults.push(...checkTopics(problem, options.topics), ...rules.checkFiles(problem))
  const { tests, small, faults: found } = rules.checkTests(problem, options.randoms)
  faults.push(...found)
  if (!tests) return
  report.tests = tests.samples.length + tests.hidden.length
  faults.push(...rules.checkTexts(problem, tests.samples))
  if (!bench.has('java')) report.leftOut = javaIn(problem).length
  // With wrong tests, every submission would have faults too.
  if (found.length > 0) return
  report.judged = true
  const all = [...tests.samples, ...tests.hidden]
  const accepted = await judgeAccepted(bench, problem, all, small)
  report.measures = measuresOf(problem, accepted)
  report.derived = rules.derive(report.measures)
  const limits = withDerived(report)
  faults.push(...accepted.flatMap(({ fault }) => fault ?? []))
  faults.push(...(await judgeFailing(bench, problem, all, limits)).flat())
  faults.push(...(await judgeJava(bench, problem, all, small, limits)))
  if (!options.write) faults.push(...checkLimits(problem, tests, report.measures))
  else if (faults.length === 0) writeLimits(problem, tests, limits, options.prove ?? true)
}

const whole = { checkFiles, checkTests, checkTexts, derive: () => ({}) }
const rulesOf = ({ standard }: Options) => (standard === 'club' ? clubRules : whole)

/** Returns the limits of all languages. Nothing was run in the derived ones. */
const withDerived = ({ measures, derived }: Report): Measures => ({
  ...Object.fromEntries(
    Object.entries(derived).map(([language, limit]) => [language, { ...limit, milliseconds: 0 }]),
  ),
  ...measures,
})

/** Returns the faults of all readable files, without running a submission. */
function checkRest(problem: Problem, options: Options, known: readonly Fault[]): Fault[] {
  const { checkFiles, checkTests, checkTexts } = rulesOf(options)
  const { tests, faults } = checkTests(problem, options.randoms)
  const texts = tests ? checkTexts(problem, tests.samples) : []
  // Submissions that could not be read would also be reported as missing.
  const files = known.some(({ file }) => file.startsWith('submissions/')) ? [] : checkFiles(problem)
  return [...checkTopics(problem, options.topics), ...files, ...faults, ...texts]
}

const shippedTopics = topics.map(({ slug }) => slug)

function checkTopics({ topic, topics: more }: Problem, known: readonly string[] = shippedTopics): Fault[] {
  const file = 'problem.json'
  const all = [topic, ...more]
  const unknown = all.find((one) => !known.includes(one))
  if (unknown) return [{ file, reason: `topic: there is no topic ${JSON.stringify(unknown)}` }]
  const twice = all.find((one, at) => all.indexOf(one) < at)
  return twice ? [{ file, reason: `topics: "${twice}" is named twice` }] : []
}

const REMAKE = 'run check --write and look at what changed'

function checkLimits({ limits, multiplier }: Problem, tests: ProblemTests, measures: Measures): Fault[] {
  const file = 'limits.json'
  if (!limits) return [{ file, reason: 'is missing: run check --write' }]
  if (limits.tests !== hashOfTests(tests)) return [{ file, reason: `was made with other tests: ${REMAKE}` }]
  return problemLanguages.flatMap((language) => {
    const [measured, written] = [measures[language], limits.fuel[language]]
    if (!measured) return []
    if (!written) return [{ file, reason: `has no limit for ${language}: ${REMAKE}` }]
    const near = Math.abs(measured.accepted - written.accepted) <= NEAR * written.accepted
    if (near && written.limit === fuelLimit(language, written.accepted, multiplier[language])) return []
    const reason = `${language}: ${written.accepted} → ${measured.accepted} of fuel, limit ${written.limit} → ${measured.limit}: ${REMAKE}`
    return [{ file, reason }]
  })
}

/**
 * Writes limits.json. A language that this machine's judge lacks keeps its limits from another machine, if the tests are the
 * same.
 */
function writeLimits({ folder, limits }: Problem, tests: ProblemTests, measures: Measures, prove: boolean) {
  const hash = hashOfTests(tests)
  const kept = limits?.tests === hash ? limits.fuel : {}
  const fuel: ProblemLimits['fuel'] = {}
  for (const language of problemLanguages) {
    const found = measures[language] ?? kept[language]
    if (found) fuel[language] = { accepted: found.accepted, limit: found.limit }
  }
  const made: ProblemLimits = { tests: hash, fuel, ...(prove && { proof: proofOf(folder) }) }
  writeFileSync(join(folder, 'limits.json'), `${JSON.stringify(made, null, 2)}\n`)
}
