import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import journeys from '../e2e/journeys.json' with { type: 'json' }
import { JUDGED_FOLDERS } from './judged-tests.ts'

/** The part of the gate that a change can break. Paths are relative to the root of the repository. */
export interface Affected {
  /** Test files for Vitest. */
  readonly units: string[]
  /** Test files for Vitest's mode `judged`. */
  readonly judged: string[]
  /** Journeys for Playwright: names of files in `e2e/`. */
  readonly journeys: string[]
  /** Whether the judge's own tests can break. */
  readonly judge: boolean
}

const TEST = /\.(test|e2e)\.tsx?$/
/** Everything depends on these, though no import says so. */
const EVERYTHING =
  /^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts|\.ci\/|server\/(migrations|testing)\/|[a-z]+\/(package\.json|vite\.config\.ts)|tools\/(?!.*\.test\.ts))/
/** What puts everything together. */
const APP = /^(server|web)\/src\/(app\/|[^/]+$)/
/** These import everything, so what they import reaches nothing further through them. */
const WHOLE = /^((server|web)\/src\/(app\/|[^/]+$)|contract\/src\/all\.ts)/
/** They read the tree instead of importing it, and take seconds. */
const RULES = /^tools\/.*\.test\.ts$/

/**
 * What can break when `changed` changes: the tests of every folder that has a file which reaches one of them by
 * imports, the tests of the app, the rules of the tree, and the journeys through those features.
 */
export function affectedBy(root: string, files: readonly string[], changed: readonly string[]): Affected {
  const tests = files.filter((file) => TEST.test(file))
  const all = changed.some((file) => EVERYTHING.test(file))
  const reached = reachedFrom(importersIn(root, files), changed)
  const folders = new Set([...reached].map(dirname))
  const touches = (prefix: string) => [...reached].some((file) => file.startsWith(prefix))
  const isProduct = ['server/src/', 'web/src/', 'contract/src/'].some(touches)
  const chosen = tests.filter(
    (file) =>
      all ||
      RULES.test(file) ||
      reached.has(file) ||
      folders.has(dirname(file)) ||
      (isProduct && APP.test(file)),
  )
  const [judged, units] = split(
    chosen.filter((file) => !/^(judge|e2e)\//.test(file)),
    isJudged,
  )
  return {
    units,
    judged,
    journeys: journeysFor(reached, all || changed.some((file) => APP.test(file))),
    judge: all || touches('judge/'),
  }
}

/** The journeys through the reached features (`*`: through any); all journeys when the app itself is reached. */
function journeysFor(reached: ReadonlySet<string>, all: boolean): string[] {
  const features = new Set([...reached].flatMap((file) => /\/src\/features\/([^/]+)\//.exec(file)?.[1] ?? []))
  return Object.entries(journeys)
    .filter(
      ([file, through]) =>
        all ||
        reached.has(`e2e/${file}`) ||
        through.some((feature) => features.has(feature) || (feature === '*' && features.size > 0)),
    )
    .map(([file]) => file)
}

/** The files that import each file, our packages by name included. */
function importersIn(root: string, files: readonly string[]): Map<string, string[]> {
  const known = new Set(files)
  const importers = new Map<string, string[]>()
  for (const file of files.filter((file) => /\.(tsx?|mjs)$/.test(file))) {
    const text = readFileSync(join(root, file), 'utf8')
    for (const [, name = ''] of text.matchAll(/(?:from|import)[\s(]*'((?:\.|@callofcode\/)[^']+)'/g)) {
      const path = name.startsWith('.')
        ? normalize(join(dirname(file), name))
        : name.replace(/^@callofcode\/(\w+)\/(.*)$/, '$1/src/$2.ts')
      if (known.has(path)) importers.set(path, [...(importers.get(path) ?? []), file])
    }
  }
  return importers
}

function reachedFrom(importers: ReadonlyMap<string, string[]>, changed: readonly string[]): Set<string> {
  const reached = new Set(changed)
  for (const file of reached) {
    if (WHOLE.test(file)) continue
    for (const importer of importers.get(file) ?? []) reached.add(importer)
  }
  return reached
}

const isJudged = (file: string) => JUDGED_FOLDERS.some((folder) => file.startsWith(`${folder}/`))

function split<T>(list: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [list.filter(isFirst), list.filter((one) => !isFirst(one))]
}
