import { createRunner } from '@callofcode/judge/host/create-runner'
import { nodeHost } from '@callofcode/judge/host/node-host'
import type { Artifact, Runner } from '@callofcode/judge/runner'
import { isBrief, median, rounded } from '../process.ts'
import { ASSETS } from './judge-assets.ts'
import { type Native, nativeOf } from './judge-native.ts'
import { inputOf, type JudgeLanguage, judgeLanguages, programNames, programText } from './judge-programs.ts'

const ROUNDS = isBrief ? 1 : 3
const LATER = isBrief ? 1 : 4
const PLENTY = { fuel: 1e15, memory: 1024 * 2 ** 20, milliseconds: 120_000 }

export interface RunRow {
  readonly language: JudgeLanguage
  readonly program: string
  /** Milliseconds of the first test in a new worker, of later ones, and of the same program run natively. */
  readonly first: number
  readonly later: number
  readonly native: number | undefined
  readonly firstTimes: number | undefined
  readonly laterTimes: number | undefined
}
export interface RunResults {
  readonly against: Record<JudgeLanguage, string>
  readonly rows: RunRow[]
}

/** Compares programs in the judge under Node with native runs. Aim after the first test: C++ 1.5x, Python 2x. */
export async function judgeRun(): Promise<RunResults> {
  const natives = judgeLanguages.map((language) => [language, nativeOf(language)] as const)
  const rows: RunRow[] = []
  for (const [language, native] of natives)
    for (const program of isBrief ? programNames.slice(0, 2) : programNames)
      rows.push(await measure(language, program, native))
  const against = natives.map(([language, native]) => [
    language,
    native?.words ?? 'not found on this machine',
  ])
  return { against: Object.fromEntries(against), rows }
}

async function measure(
  language: JudgeLanguage,
  program: string,
  native: Native | undefined,
): Promise<RunRow> {
  const input = inputOf(program, language)
  const rounds: { first: number; later: number; native: number | undefined }[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await oneRound(language, program, input, native))
  const of = (pick: (round: (typeof rounds)[number]) => number | undefined, digits = 1) => {
    const values = rounds.flatMap((round) => pick(round) ?? [])
    return values.length > 0 ? rounded(median(values), digits) : undefined
  }
  return {
    language,
    program,
    first: of(({ first }) => first) ?? 0,
    later: of(({ later }) => later) ?? 0,
    native: of((one) => one.native),
    firstTimes: of((one) => one.native && one.first / one.native, 2),
    laterTimes: of((one) => one.native && one.later / one.native, 2),
  }
}

/** One round in a new worker. Judge and native run take turns, so that a machine that slows down slows both. */
async function oneRound(language: JudgeLanguage, program: string, input: string, native: Native | undefined) {
  const runner = createRunner(nodeHost(ASSETS))
  try {
    const compiled = await runner.compile(language, { text: programText(program, language) })
    if (!compiled.ok) throw new Error(JSON.stringify(compiled))
    const first = await inJudge(runner, compiled.artifact, input)
    const later: number[] = []
    const beside: number[] = []
    for (let time = 0; time < LATER; time++) {
      later.push((await inJudge(runner, compiled.artifact, input)).milliseconds)
      const run = native?.run(program, input)
      if (run) beside.push(run.milliseconds)
      if (run && run.stdout !== first.stdout)
        throw new Error(`${program}: ${run.stdout} is not ${first.stdout}`)
    }
    const nativeTime = beside.length > 0 ? median(beside) : undefined
    return { first: first.milliseconds, later: median(later), native: nativeTime }
  } finally {
    await runner.dispose()
  }
}

async function inJudge(runner: Runner, artifact: Artifact, stdin: string) {
  const [result] = await runner.run(artifact, [{ stdin }], PLENTY)
  if (result?.ending !== 'finished') throw new Error(JSON.stringify(result))
  return result
}
