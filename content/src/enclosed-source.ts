import { readFileSync } from 'node:fs'
import { RANDOM_MODULE, REFERENCE_MODULE } from './problem.ts'

/** The texts of the files of a problem's code. */
export interface ProblemCode {
  reference: string
  tests: string
  interactor?: string | undefined
}

/** A file in a joined text, with its first line, counted from 1. */
interface Part {
  file: string
  line: number
}

/** TypeScript in which every file of a problem is a namespace, so that it is one script without imports. */
export interface EnclosedSource {
  text: string
  parts: readonly Part[]
}

/**
 * Returns the source that browsers may have: the reference and the interactor. Its script exposes their functions as `enclosed`.
 */
export function publicSource({ reference, interactor }: ProblemCode): EnclosedSource {
  const offers = `solve, valid, check, small: small && ((seed) => small(new random_.Random(seed)))`
  return joined([
    ...inRandom(reference),
    ...(interactor === undefined ? [] : [{ file: 'interactor.js', text: plain(interactor) }]),
    { text: `const { solve, valid, check, small } = reference_ as any;` },
    { text: offered(interactor === undefined ? offers : `${offers}, ...interactor_`) },
  ])
}

/** Returns the hidden source: the samples and the single tests. */
export const hiddenSource = ({ reference, tests }: ProblemCode): EnclosedSource =>
  joined([
    ...inRandom(reference),
    { file: 'tests.ts', text: `namespace tests_ {${withoutImports(tests)}\n}` },
    { text: `const { samples, tests } = tests_ as any;` },
    { text: `const made = (one, seed) => typeof one === 'function' ? one(new random_.Random(seed)) : one;` },
    {
      text: offered(
        `samples: samples && (() => samples), count: tests && (() => tests.length), test: (at, seed) => made(tests[at], seed)`,
      ),
    },
  ])

const inRandom = (reference: string) => [
  { file: 'random.ts', text: `namespace random_ {${readRandom()}\n}` },
  { file: 'reference.ts', text: `namespace reference_ {${withoutImports(reference)}\n}` },
]

// The built server has the same depth in the repository as this file.
const readRandom = () => readFileSync(new URL('../../content/src/random.ts', import.meta.url), 'utf8')

const offered = (functions: string) =>
  `var enclosed = Object.fromEntries(Object.entries({ ${functions} } as any).filter(([, one]) => typeof one === 'function'));`

function joined(pieces: readonly { file?: string; text: string }[]): EnclosedSource {
  const parts: Part[] = []
  let line = 1
  for (const { file = 'the judge', text } of pieces) {
    parts.push({ file, line })
    line += text.split('\n').length
  }
  return { text: pieces.map(({ text }) => text).join('\n'), parts }
}

/** Returns the file and the line in it from which a line of the joined text comes. */
export function placeIn(parts: readonly Part[], line: number): { file: string; line: number } {
  const part = parts.findLast((one) => one.line <= line) ?? { file: 'the judge', line: 1 }
  return { file: part.file, line: line - part.line + 1 }
}

const IMPORT = /^[ \t]*import\s+(?:type\s+)?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"];?/gm

/** Replaces imports by aliases of the exports of other namespaces. Line numbers stay the same. */
const withoutImports = (text: string) =>
  text.replace(IMPORT, (whole, names: string, from: string) => {
    const aliases = names
      .split(',')
      .map((name) => name.trim().replace(/^type\s+/, ''))
      .filter(Boolean)
      .map((name) => aliasOf(name, from))
    return aliases.join(' ') + '\n'.repeat(whole.split('\n').length - 1)
  })

function aliasOf(name: string, from: string): string {
  const [exported = '', alias = exported] = name.split(/\s+as\s+/)
  if (from === RANDOM_MODULE) return `import ${alias} = random_.${exported};`
  if (from === REFERENCE_MODULE) return `import ${alias} = reference_.${exported};`
  // Types of other modules are checked only in the repository.
  return `type ${alias} = any;`
}

/** An interactor is plain JavaScript, because its talks advance step by step. */
const plain = (text: string) =>
  `const interactor_ = (() => {${text.replace(/^export (?=(async )?function|const|let)/gm, '')}
const talks: any[] = [];
const step = (one: any, line?: any) => { const { done, value } = one.next(line); return { done, value } };
return {
  begin: (test: any) => { const one = (talk as any)(test); return [talks.push(one) - 1, step(one)] },
  next: (number: any, line: any) => step(talks[number], line),
} })();`
