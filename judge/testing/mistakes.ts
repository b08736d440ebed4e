import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '../src/language.ts'
import { depthOf, type Signature, type TypeName } from '../src/signature.ts'
import { foldersIn, textOf } from './corpus-programs.ts'

/** Programs with one mistake each, as beginners make it, and what they are told. */
const folder = join(import.meta.dirname, '../mistakes')

const EXTENSIONS: Record<Language, string> = {
  cpp: '.cpp',
  python: '.py',
  javascript: '.js',
  typescript: '.ts',
  java: '.java',
}

export interface Mistake {
  /** `<kind>/<the mistake in words, joined by hyphens>` */
  name: string
  language: Language
  text: string
  /** Of a function, which the first line describes: `// twoSum(nums: int[], target: int): int[]`. */
  signature: Signature | undefined
  /** The standard input, or the arguments of the function, each as JSON in a line of its own. */
  input: string
  /** What it should print, or the answer as JSON; undefined where the mistake ends it before. */
  expected: string | undefined
  /** Undefined before `--write` has kept it. */
  kept: Told | undefined
}

/** What a learner is told. */
export interface Told {
  verdict: string
  line?: number
  says?: string
  /** The compiler's or the language's own words, where they are others. */
  original?: string
  hints?: { line?: number; says: string }[]
}

export const readMistakes = (): Mistake[] => languages.flatMap(mistakesOf)

function mistakesOf(language: Language): Mistake[] {
  const kept = readKept(language)
  const extension = EXTENSIONS[language]
  return foldersIn(join(folder, language)).flatMap((kind) => {
    const files = readdirSync(join(folder, language, kind)).filter((name) => name.endsWith(extension))
    return files.sort().map((file): Mistake => {
      const name = `${kind}/${file.slice(0, -extension.length)}`
      const bare = join(folder, language, name)
      const text = readFileSync(bare + extension, 'utf8')
      return {
        ...{ name, language, text, signature: signatureOf(text) },
        ...{ input: textOf(`${bare}.in`) ?? '', expected: textOf(`${bare}.out`), kept: kept[name] },
      }
    })
  })
}

const keptIn = (language: Language) => join(folder, `${language}.json`)

const readKept = (language: Language): Record<string, Told | undefined> =>
  JSON.parse(textOf(keptIn(language)) ?? '{}')

/** Keeps what was told now; of mistakes that did not run, what was kept before. */
export function keep(language: Language, told: ReadonlyMap<string, Told>) {
  const all = mistakesOf(language).map(({ name, kept }) => [name, told.get(name) ?? kept])
  writeFileSync(keptIn(language), `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
}

const HEAD = /^(?:\/\/|#) (\w+)\((.*)\): (\S+)\n/

function signatureOf(text: string): Signature | undefined {
  const [, name, list = '', returns] = HEAD.exec(text) ?? []
  if (!name) return undefined
  const parameters = list.split(', ').map((one) => {
    const [parameter = '', type] = one.split(': ')
    return { name: parameter, type: typeOf(type) }
  })
  return { name, parameters, returns: returns === 'void' ? 'void' : typeOf(returns) }
}

function typeOf(name = ''): TypeName {
  depthOf(name as TypeName)
  return name as TypeName
}
