import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { LoadModule } from './enclosed-problem.ts'
import { checkOf, readInteractor } from './interactor.ts'
import {
  type Arguments,
  BadProblem,
  type Fault,
  type Problem,
  type ProblemFile,
  parseProblemFile,
  type Reference,
  readableProblemFile,
  type StoredTest,
  type Submission,
  type SubmissionFolder,
  type SubmissionLanguage,
  type TestList,
  verdictOf,
} from './problem.ts'
import { type ProblemLimits, problemLimits } from './problem-limits.ts'
import type { Random } from './random.ts'

/** The folder of the shipped problems. */
export const problemsFolder = fileURLToPath(new URL('../problems', import.meta.url))

const importFile: LoadModule = (file) => import(/* @vite-ignore */ pathToFileURL(file).href)

export function problemSlugs(parent = problemsFolder): string[] {
  if (!existsSync(parent)) return []
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

export const readProblems = (parent = problemsFolder): Promise<Problem[]> =>
  Promise.all(problemSlugs(parent).map((slug) => readProblem(join(parent, slug))))

/** Reads one problem. Throws a BadProblem with all faults of its files. */
export async function readProblem(folder: string, load = importFile): Promise<Problem> {
  if (!existsSync(folder)) throw new BadProblem([{ file: folder, reason: 'there is no such folder' }])
  const faults = checkSlug(basename(folder))
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof BadProblem)) throw error
      faults.push(...error.faults)
      return undefined
    }
  }
  const json = attempt(() => textOf(folder, 'problem.json'))
  const file =
    json === undefined
      ? undefined
      : (attempt(() => parseProblemFile(json)) ?? attempt(() => readableProblemFile(json)))
  const statement = attempt(() => textOf(folder, 'statement.md')) ?? ''
  const editorial = attempt(() => textOf(folder, 'editorial.md')) ?? ''
  const submissions = attempt(() => readSubmissions(folder)) ?? []
  const limits = attempt(() => readLimits(folder))
  const tests = file && (await readTests(folder, file, load).catch((error) => attempt(() => throwIt(error))))
  const slug = basename(folder)
  const texts = { slug, folder, statement, editorial, submissions, ...(limits && { limits }) }
  const problem: Problem | undefined = file && tests && { ...file, ...texts, ...tests }
  if (!problem || faults.length > 0) throw new BadProblem(faults, problem)
  return problem
}

const throwIt = (error: unknown): never => {
  throw error
}

function checkSlug(slug: string): Fault[] {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return []
  return [{ file: slug, reason: 'the name of the folder is not kebab-case, like "two-crates"' }]
}

function textOf(folder: string, file: string): string {
  const path = join(folder, file)
  if (!existsSync(path)) throw new BadProblem([{ file, reason: 'is missing' }])
  const text = readFileSync(path, 'utf8')
  if (text.trim() === '') throw new BadProblem([{ file, reason: 'is empty' }])
  return text
}

function readLimits(folder: string): ProblemLimits | undefined {
  const file = 'limits.json'
  if (!existsSync(join(folder, file))) return undefined
  try {
    return problemLimits.parse(JSON.parse(textOf(folder, file)))
  } catch {
    throw new BadProblem([
      { file, reason: 'is not as the checker writes it: delete it and run check --write' },
    ])
  }
}

const languages: Record<string, SubmissionLanguage> = {
  cpp: 'cpp',
  py: 'python',
  js: 'javascript',
  java: 'java',
}
/** The file extensions of submissions, for messages. */
export const SUBMISSION_ENDS = Object.keys(languages)
  .map((end) => `.${end}`)
  .join(' ')

export const languageOf = (file: string): SubmissionLanguage | undefined =>
  languages[file.slice(file.lastIndexOf('.') + 1)]

function readSubmissions(folder: string): Submission[] {
  const parent = 'submissions'
  if (!existsSync(join(folder, parent))) throw new BadProblem([{ file: parent, reason: 'is missing' }])
  return readdirSync(join(folder, parent)).flatMap((name) => {
    if (!isSubmissionFolder(name)) {
      const known = Object.keys(verdictOf).join(', ')
      throw new BadProblem([{ file: `${parent}/${name}`, reason: `is none of the folders ${known}` }])
    }
    return readdirSync(join(folder, parent, name)).map((one) => readSubmission(folder, name, one))
  })
}

const isSubmissionFolder = (name: string): name is SubmissionFolder => name in verdictOf

function readSubmission(folder: string, verdict: SubmissionFolder, name: string): Submission {
  const file = `submissions/${verdict}/${name}`
  const language = languageOf(name)
  if (!language) throw new BadProblem([{ file, reason: `ends in none of ${SUBMISSION_ENDS}` }])
  return { file, folder: verdict, language, text: textOf(folder, file) }
}

async function readTests(folder: string, file: ProblemFile, load: LoadModule) {
  if (existsSync(join(folder, 'data'))) return { stored: readStored(folder, file) }
  const reference = await readModule(folder, 'reference.ts', ['solve', 'small', 'valid'], load)
  const list = await readModule(folder, 'tests.ts', ['samples', 'tests'], load)
  for (const name of ['samples', 'tests']) {
    if (!Array.isArray(list[name]))
      throw new BadProblem([{ file: 'tests.ts', reason: `${name} is no array` }])
  }
  if (file.style === 'function') {
    return { reference: reference as unknown as Reference, list: list as unknown as TestList }
  }
  const text = {
    reference: ofText(reference as unknown as TextReference),
    list: ofTexts(list as unknown as TextList),
  }
  if (file.style === 'stdin') return text
  const interactor = await readInteractor(folder, load)
  return { ...text, reference: { ...text.reference, check: checkOf(interactor.talk) }, interactor }
}

async function readModule(folder: string, file: string, names: string[], load: LoadModule) {
  textOf(folder, file)
  let found: object
  try {
    found = await load(join(folder, file))
  } catch (error) {
    throw new BadProblem([
      { file, reason: `cannot be loaded: ${error instanceof Error ? error.message : error}` },
    ])
  }
  const exported = { ...found } as Record<string, unknown>
  const missing = names.filter((name) => !exported[name])
  if (missing.length === 0) return exported
  throw new BadProblem([{ file, reason: `exports no ${missing.join(' and no ')}` }])
}

// For a program that reads stdin, the author writes a string instead of an array of arguments.
interface TextReference {
  solve(stdin: string): string
  small(random: Random): string
  valid(stdin: string): string | undefined
  check?(stdin: string, stdout: string): string | undefined
}
interface TextList {
  samples: string[]
  tests: (string | ((random: Random) => string))[]
}

const textIn = ([stdin]: Arguments) => String(stdin)

function ofText({ solve, small, valid, check }: TextReference): Reference {
  return {
    solve: (...given) => solve(textIn(given)),
    small: (random) => [small(random)],
    valid: (...given) => valid(textIn(given)),
    ...(check && { check: (given: Arguments, answer) => check(textIn(given), String(answer)) }),
  }
}

const ofTexts = ({ samples, tests }: TextList): TestList => ({
  samples: samples.map((stdin) => [stdin]),
  tests: tests.map((one) => (typeof one === 'function' ? (random: Random) => [one(random)] : [one])),
})

function readStored(folder: string, { style }: ProblemFile) {
  if (style !== 'stdin') {
    const reason = `holds inputs of programs, but the style of this problem is ${style}: write reference.ts and tests.ts`
    throw new BadProblem([{ file: 'data', reason }])
  }
  return { samples: readPairs(folder, 'data/sample'), hidden: readPairs(folder, 'data/secret') }
}

function readPairs(folder: string, place: string): StoredTest[] {
  if (!existsSync(join(folder, place))) throw new BadProblem([{ file: place, reason: 'is missing' }])
  const names = readdirSync(join(folder, place)).sort()
  const lonely = names.find((name) => name.endsWith('.ans') && !names.includes(name.replace(/ans$/, 'in')))
  if (lonely) throw new BadProblem([{ file: `${place}/${lonely}`, reason: 'has no input beside it' }])
  return names
    .filter((name) => name.endsWith('.in'))
    .map((file) => {
      const name = `${place.slice('data/'.length)}/${file.slice(0, -'.in'.length)}`
      const read = (end: string) => {
        const path = `data/${name}${end}`
        if (!existsSync(join(folder, path))) throw new BadProblem([{ file: path, reason: 'is missing' }])
        return readFileSync(join(folder, path), 'utf8')
      }
      return { name, input: read('.in'), answer: read('.ans') }
    })
}
