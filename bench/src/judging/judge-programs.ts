import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../process.ts'

export const judgeLanguages = ['cpp', 'python', 'javascript'] as const
export type JudgeLanguage = (typeof judgeLanguages)[number]

const ENDINGS = { cpp: 'cpp', python: 'py', javascript: 'cjs' }
const folder = join(root, 'bench/programs')

export const programFile = (name: string, language: JudgeLanguage) =>
  join(folder, `${name}.${ENDINGS[language]}`)
export const programText = (name: string, language: JudgeLanguage) =>
  readFileSync(programFile(name, language), 'utf8')

/** Inputs for which each program runs for some tenths of a second. */
const INPUTS: Record<string, Record<JudgeLanguage, () => string>> = {
  'two-sum': {
    cpp: () => numbers(400_000),
    python: () => numbers(200_000),
    javascript: () => numbers(100_000),
  },
  sieve: { cpp: () => '20000000', python: () => '1500000', javascript: () => '1500000' },
  coins: { cpp: () => '200000 400', python: () => '20000 100', javascript: () => '20000 100' },
  containers: { cpp: () => words(200_000), python: () => words(80_000), javascript: () => words(40_000) },
}
export const programNames = Object.keys(INPUTS)
export const inputOf = (name: string, language: JudgeLanguage) => INPUTS[name]?.[language]() ?? ''

/** Returns numbers of which only the last two have the wanted sum. */
function numbers(count: number): string {
  const random = chance()
  const all = Array.from({ length: count - 2 }, () => Math.floor(random() * 1e9) * 2)
  return `${count} 2000000001\n${[...all, 1_999_999_999, 2].join(' ')}\n`
}

function words(count: number): string {
  const random = chance()
  const all = Array.from({ length: count }, () => `w${Math.floor((random() * count) / 3).toString(36)}`)
  return `${count}\n${all.join(' ')}\n`
}

/** Returns a random generator with a fixed seed. */
function chance() {
  let state = 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
