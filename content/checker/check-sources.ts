import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Fault, RANDOM_MODULE, REFERENCE_MODULE } from '@callofcode/content/problem'

const allowed: Record<string, string[]> = {
  'reference.ts': [RANDOM_MODULE],
  'tests.ts': [RANDOM_MODULE, REFERENCE_MODULE],
  'interactor.js': [],
}
const forbidden: [RegExp, string][] = [
  [
    /\bMath\.random\b/,
    'uses Math.random: take the Random that is given, so that a test is the same for ever',
  ],
  [/\bDate\b/, 'uses Date: a test must be the same for ever'],
  [
    /\b(process|require|fetch|document|window)\b\s*[.([]/,
    'uses something that is not in every browser and server',
  ],
  [/\bimport\s*\(/, 'imports while it runs'],
]
const IMPORT =
  /^\s*(?:import|export)\s+(type\s)?[^'";]*?from\s+['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]/gm

/** Checks that a problem's code runs in every browser and on the server, and always makes the same tests. */
export function checkSources(folder: string): Fault[] {
  return Object.keys(allowed).flatMap((file) => {
    const path = join(folder, file)
    return existsSync(path) ? checkSource(file, readFileSync(path, 'utf8')) : []
  })
}

function checkSource(file: string, text: string): Fault[] {
  // Removes comments but keeps their lines.
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, (comment) => comment.replace(/[^\n]/g, ''))
  const imports = [...code.matchAll(IMPORT)].flatMap(([, type, from, bare]) => {
    const name = from ?? bare ?? ''
    return type || allowed[file]?.includes(name)
      ? []
      : [`imports ${name}; it may import types and ${RANDOM_MODULE}`]
  })
  const uses = forbidden.flatMap(([pattern, reason]) => {
    const found = pattern.exec(code)
    return found ? [`line ${code.slice(0, found.index).split('\n').length}: ${reason}`] : []
  })
  return [...imports, ...uses].map((reason) => ({ file, reason }))
}
