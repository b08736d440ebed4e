import { existsSync, readFileSync } from 'node:fs'
import { shrink } from '@callofcode/content/counterexample'
import type { Arguments, Problem } from '@callofcode/content/problem'
import { languageOf, readProblem, SUBMISSION_ENDS } from '@callofcode/content/problem-folder'
import { limitsFor, memoryOf } from '@callofcode/content/problem-limits'
import { type ProblemTest, smallTest, testOf } from '@callofcode/content/problem-tests'
import type { Artifact, Limits, Runner } from '@callofcode/judge/runner'
import { judgeCompiled, judgeRun } from '@callofcode/judge/verdict'
import { Refusal } from './command-line.ts'
import { javaHere, NO_JAVA, RunnerPool } from './runner-pool.ts'

/** The fuel for one small input. More points to a fault. */
const FUEL = 300_000_000

export interface Stress {
  count: number
  seed: string
}

/**
 * Runs a submission on random small inputs until one fails, and shows a smaller failing input. Returns whether all
 * passed.
 */
export async function stressCommand(folder: string, file: string, assets: string, { count, seed }: Stress) {
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`)
  const language = languageOf(file)
  if (!language) throw new Refusal(`${file} ends in none of ${SUBMISSION_ENDS}`)
  const problem = await readProblem(folder)
  if (!problem.reference)
    throw new Refusal(`${problem.slug} has no reference.ts to make inputs and answers with.`)
  const java = language === 'java' ? await javaHere() : undefined
  if (language === 'java' && !java) throw new Refusal(`${file} cannot be run: ${NO_JAVA}.`)
  const pool = new RunnerPool(assets, { size: 1, java })
  try {
    if (!pool.has(language)) throw new Refusal(`The judge’s assets hold nothing for ${language} yet.`)
    return await pool.use(language, async (runner) => {
      const text = readFileSync(file, 'utf8')
      const source = problem.style === 'function' ? { text, signature: problem.signature } : { text }
      const compiled = await runner.compile(language, source)
      if (!compiled.ok)
        throw new Refusal(`${file}: ${judgeCompiled(compiled)?.reason ?? 'cannot be compiled'}`)
      const limits = { fuel: FUEL, memory: memoryOf(problem), ...limitsFor(problem, language) }
      return search(new Trial(runner, compiled.artifact, limits, problem), { count, seed })
    })
  } finally {
    await pool.dispose()
  }
}

class Trial {
  readonly problem: Problem
  private readonly runner: Runner
  private readonly artifact: Artifact
  private readonly limits: Partial<Limits>

  constructor(runner: Runner, artifact: Artifact, limits: Partial<Limits>, problem: Problem) {
    this.runner = runner
    this.artifact = artifact
    this.limits = limits
    this.problem = problem
  }

  async judge(test: ProblemTest) {
    const [result] = await this.runner.run(this.artifact, [test.input], this.limits)
    if (!result) throw new Error('The runner gave no result.')
    return { result, ...judgeRun(result, test.expected, this.artifact.signature) }
  }

  readonly fails = async (given: Arguments) => {
    try {
      return (await this.judge(testOf(this.problem, 'input', given))).verdict !== 'Accepted'
    } catch {
      // An input on which solve() fails is not valid for this problem.
      return false
    }
  }
}

async function search(trial: Trial, { count, seed }: Stress): Promise<boolean> {
  const { problem } = trial
  for (let at = 0; at < count; at++) {
    const { given } = smallTest(problem, at, seed)
    if (!(await trial.fails(given))) continue
    const valid = problem.reference?.valid ?? (() => undefined)
    await show(trial, await shrink(given, valid, trial.fails), at + 1)
    return false
  }
  console.log(`Right on ${count} random small inputs.`)
  return true
}

async function show(trial: Trial, given: Arguments, place: number) {
  const { problem } = trial
  const test = testOf(problem, 'input', given)
  const { verdict, reason, result } = await trial.judge(test)
  console.log(`${verdict} on random input ${place}, made smaller:\n`)
  if (problem.style === 'function') {
    for (const [at, { name }] of problem.signature.parameters.entries())
      console.log(`${name} = ${JSON.stringify(given[at])}`)
  } else console.log(String(given[0]))
  const answer = result.answer ?? result.stdout
  console.log(`\nanswers ${result.ending === 'finished' ? answer : `nothing: ${result.ending}`}`)
  console.log(`solve() ${problem.style === 'function' ? JSON.stringify(test.answer) : test.answer}`)
  if (reason) console.log(reason)
}
