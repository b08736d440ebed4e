import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../src/language.ts'

/** Programs as people write them, with what the machine's own compilers and interpreters print for them. */
export const corpusFolder = join(import.meta.dirname, '../corpus')

export const corpusLanguages = ['cpp', 'python', 'javascript', 'typescript'] as const
export type CorpusLanguage = (typeof corpusLanguages)[number]

const EXTENSIONS: Record<CorpusLanguage, string> = {
  cpp: '.cpp',
  python: '.py',
  javascript: '.js',
  typescript: '.ts',
}

export interface CorpusProgram {
  /** `<language>/<topic>/<file without its extension>` */
  name: string
  language: CorpusLanguage
  topic: string
  file: string
  text: string
  stdin: string
  /** What it prints; undefined before `--native --write` has kept it. */
  kept: string | undefined
}

/** What a program printed, or why it printed nothing that counts. */
export type Outcome = { stdout: string } | { problem: string }

export function readCorpus(): CorpusProgram[] {
  return corpusLanguages.flatMap((language) =>
    foldersIn(join(corpusFolder, language)).flatMap((topic) => readTopic(language, topic)),
  )
}

function readTopic(language: CorpusLanguage, topic: string): CorpusProgram[] {
  const folder = join(corpusFolder, language, topic)
  const extension = EXTENSIONS[language]
  return readdirSync(folder)
    .filter((name) => name.endsWith(extension))
    .sort()
    .map((name) => {
      const file = join(folder, name)
      const bare = file.slice(0, -extension.length)
      return {
        name: `${language}/${topic}/${name.slice(0, -extension.length)}`,
        ...{ language, topic, file },
        text: readFileSync(file, 'utf8'),
        stdin: textOf(`${bare}.in`) ?? '',
        kept: textOf(outputOf(file)),
      }
    })
}

export const outputOf = (file: string) => file.replace(/\.\w+$/, '.out')

/** The programs that may differ from what the machine's own compilers print, each with one sentence that says why. */
export function readDiffers(): Record<string, string> {
  return JSON.parse(textOf(join(corpusFolder, 'differs.json')) ?? '{}')
}

/** How the output is not the kept one, in one line; undefined when it is. */
export function differenceOf({ kept }: CorpusProgram, outcome: Outcome): string | undefined {
  if ('problem' in outcome) return outcome.problem
  if (kept === undefined) return 'has no kept output'
  if (kept === outcome.stdout) return undefined
  const [expected, got] = [kept.split('\n'), outcome.stdout.split('\n')]
  const at = expected.findIndex((line, index) => line !== got[index])
  if (at < 0) return `has ${got.length - expected.length} more lines: ${JSON.stringify(got[expected.length])}`
  return `line ${at + 1}: expected ${JSON.stringify(expected[at])}, got ${JSON.stringify(got[at] ?? 'nothing')}`
}

/** A tenth of each language's programs, the same for the same seed. */
export function tenthOf<T extends { language: Language }>(programs: readonly T[], seed: number): T[] {
  const random = randomFrom(seed)
  return [...new Set(programs.map(({ language }) => language))].flatMap((language) => {
    const all = programs.filter((program) => program.language === language)
    const drawn = all.map((program) => ({ program, at: random() })).sort((a, b) => a.at - b.at)
    return drawn.slice(0, Math.ceil(all.length / 10)).map(({ program }) => program)
  })
}

/** Mulberry32: a seed gives the same numbers on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const foldersIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : []

export const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
