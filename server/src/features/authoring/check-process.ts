import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkProblem } from '@callofcode/content/checker/check-problem'
import { encloseProblem } from '@callofcode/content/checker/enclose-problem'
import { enclosedModules, type MadeTests, SAMPLES, TESTS } from '@callofcode/content/enclosed-problem'
import { problemLanguages } from '@callofcode/content/problem'
import { readProblem } from '@callofcode/content/problem-folder'
import { type ProblemTest, testsOf } from '@callofcode/content/problem-tests'
import { createRunner, PATIENT } from '@callofcode/judge/host/create-runner'
import { nodeHost } from '@callofcode/judge/host/node-host'
import { openEnclosed } from '@callofcode/judge/host/open-enclosed'
import { SandboxProcess } from '../judge-worker/public.ts'
import type { Report } from './authoring-tables.ts'
import type { CheckGiven, CheckSays } from './problem-checker.ts'
import { SandboxBench } from './sandbox-bench.ts'

// Checks one problem in its own process. The admin's code runs here for minutes, enclosed in QuickJS. Its solutions run in the
// sandbox of the judge.

/** Fuel for one call of the author's code, which lasts some minutes. */
const FUEL = 40_000_000_000
const RANDOMS = 100
/** The files whose code is compiled before anything runs. */
const CODE = ['reference.ts', 'tests.ts', 'interactor.js']

const { folder, place, memory, topics }: CheckGiven = JSON.parse(process.argv[2] ?? '{}')
const say = (said: CheckSays) => process.stdout.write(`${JSON.stringify(said)}\n`)
const step = (words: string, share: number) => say({ step: words, share })

async function check(): Promise<Report> {
  step('Reading the code', 0.02)
  const compiler = createRunner(nodeHost(place.assets), PATIENT)
  const code = await encloseProblem(folder, compiler)
  await compiler.dispose()
  step('Making the tests', 0.1)
  let judged = 0
  const bench = new SandboxBench(place, memory, () => {
    judged++
    step(`Judging the solutions: ${judged} done`, 0.25 + 0.7 * (1 - 0.75 ** judged))
  })
  const load = enclosedModules((script) => openEnclosed(place.assets, script, FUEL))
  const options = { randoms: RANDOMS, write: true, prove: false, load, topics, standard: 'club' } as const
  const report = await checkProblem(folder, bench, options)
  if (code.length + report.faults.length === 0) await keepTests(load)
  const measures = problemLanguages.flatMap((language) => {
    const measured = report.measures[language]
    const known = measured ?? report.derived[language]
    return known
      ? [{ language, accepted: known.accepted, limit: known.limit, ...(!measured && { derived: true }) }]
      : []
  })
  // Code that does not compile cannot be loaded either, so those faults add nothing.
  const others = report.faults.filter(({ file }) => code.length === 0 || !CODE.includes(file))
  return { faults: [...code, ...others], tests: report.tests, measures, judged: report.judged }
}

/** Stores the checked tests. Members are judged by the same ones. */
async function keepTests(load: Parameters<typeof readProblem>[1]) {
  const problem = await readProblem(folder, load)
  if (problem.stored) return
  const { samples, hidden } = testsOf(problem)
  const kept = (tests: ProblemTest[]) =>
    tests.map(({ given, answer }) => ({ given: problem.style === 'function' ? given : given[0], answer }))
  const made: MadeTests = {
    samples: kept(samples),
    tests: kept(hidden),
    checks: problem.reference.check !== undefined,
  }
  writeFileSync(join(folder, TESTS), JSON.stringify(made))
  writeFileSync(join(folder, SAMPLES), JSON.stringify({ ...made, tests: [] }))
}

// The parent process has ended.
process.stdin.resume().on('close', () => process.exit(1))
try {
  say({ report: await check() })
} catch (error) {
  // The parent process reports this text as the reason.
  process.stderr.write(error instanceof Error ? error.message : String(error))
} finally {
  await SandboxProcess.close()
  process.exit()
}
