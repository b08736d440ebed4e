import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '../src/language.ts'
import { depthOf, type Signature, type TypeName } from '../src/signature.ts'
import { foldersIn, textOf } from './corpus-programs.ts'

/** Programs with one typical mistake of beginners each, and the messages for them. */
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
  /** The signature of a function, which the first line describes: `// twoSum(nums: int[], target: int): int[]`. */
  signature: Signature | undefined
  /** The standard input, or the arguments of the function, each as JSON on its own line. */
  input: string
  /** The correct output, or the answer as JSON. Undefined if the mistake ends the program earlier. */
  expected: string | undefined
  /** Undefined before `--write` has stored it. */
  kept: Told | undefined
}

/** The messages for a learner. */
export interface Told {
  verdict: string
  line?: number
  says?: string
  /** The original message of the compiler or the language, if it differs. */
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

/** Stores the new messages. Mistakes that did not run keep their stored ones. */
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
