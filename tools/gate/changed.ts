import { dirname } from 'node:path'
import journeys from '../../e2e/journeys.json' with { type: 'json' }
import { follow, type Imports, importersOf } from './imports.ts'
import { isJudged } from './kept-apart.ts'

/** The part of the gate that a change can break. Paths are relative to the root of the repository. */
export interface Affected {
  /** Test files for Vitest. */
  readonly units: string[]
  /** Test files for Vitest's mode `judged`. */
  readonly judged: string[]
  /** Journeys for Playwright: names of files in `e2e/`. */
  readonly journeys: string[]
  /** Whether a change can break the judge's own tests. */
  readonly judge: boolean
  /** Whether every page depends on the change, so that it affects all journeys. */
  readonly isWide: boolean
  /** Features of the web and the server that the change affects. */
  readonly features: string[]
  /**
   * The closest tests, for a developer at work. Tests of the app count only if they import the change. Journeys count only
   * through its own features.
   */
  readonly near: Pick<Affected, 'units' | 'journeys' | 'features'>
}

/** The sources: the imports of each file, and the web's files by the part of the words that they use. */
export interface Sources {
  readonly files: readonly string[]
  readonly imports: Imports
  readonly sayers: (part: string) => readonly string[]
}

const TEST = /\.(test|e2e)\.tsx?$/
/** Everything depends on these files, though no import shows it. */
const EVERYTHING = new RegExp(
  [
    '^package(-lock)?\\.json$',
    '^tsconfig\\.json$',
    '^vitest\\.config\\.ts$',
    '^\\.ci/',
    '^server/(migrations|testing)/',
    '^web/(public|testing)/',
    '^[a-z]+/package\\.json$',
    '^(server|web)/[\\w.-]+\\.ts$',
    // Files that only select tests cannot break these tests.
    '^tools/(?!.*\\.test\\.ts$|gate/(proven\\.txt|chosen\\.ts|choose\\.mjs|changed\\.ts|steps\\.mjs)$|busy\\.mjs$|judge-(corpus|library|mistakes))',
  ].join('|'),
)
/** Every journey depends on these files. */
const EVERY_JOURNEY =
  /^e2e\/(interception\/preload\.mjs|journey\.ts|journeys\.json|open-site\.ts|playwright\.config\.ts|site\.ts)$/
/** The code that assembles everything. */
const APP = /^(server|web)\/src\/(app\/|[^/]+$)/
/** These files import everything, so a change in an import affects nothing further through them. */
const WHOLE = /^((server|web)\/src\/(app\/|[^/]+$)|contract\/src\/all\.ts|server\/testing\/)/
/** Files that no feature imports affect all features: tokens, base styles, the service worker. */
const BENEATH = /^(web\/src\/platform|contract\/src)\/(?!.*\.test\.tsx?$)/
const ENDPOINTS = 'contract/src/all.ts'
const OF_ENDPOINTS = /^(contract\/src\/all\.ts|server\/testing\/)/
/** These tests read the tree instead of importing it, and take seconds. */
const RULES = /^tools\/.*\.test\.ts$/
/** Tests that call the compiler, which takes half a minute. */
const TYPED = /^tools\/typed\//
/** The words of one part of the interface, in one language. */
const WORDS = /^web\/languages\/[\w-]+\/([\w-]+)\.json$/
/** Questions, modules, lists and problems, which a site reads at its start. */
const CONTENT = /^content\/(?!src\/|checker\/).*\.(json|md|js|py|cpp|ts|java)$/
const READS_CONTENT = ['curriculum', 'problem', 'module', 'question-list']

/**
 * Returns what can break when `changed` changes:
 * - the tests of every folder with a file that imports a changed one, directly or not
 * - the tests of the app, and the rules of the tree
 * - the journeys through the affected features
 */
export function affectedBy({ files, imports, sayers }: Sources, changed: readonly string[]): Affected {
  const all = changed.some((file) => EVERYTHING.test(file))
  const said = changed.flatMap((file) => sayers(WORDS.exec(file)?.[1] ?? ''))
  // A changed word of a feature affects the screens that use it, and nothing through them.
  const [own, shared] = split(said, (file) => file.includes('/features/'))
  const importers = importersOf(imports)
  const reached = new Set([...follow(importers, [...changed, ...shared], (file) => WHOLE.test(file)), ...own])
  // Adds tests that check every endpoint, directly or through the table of endpoints for tests.
  if (reached.has(ENDPOINTS))
    for (const file of follow(importers, [ENDPOINTS], (file) => !OF_ENDPOINTS.test(file)))
      if (TEST.test(file)) reached.add(file)
  const folders = new Set([...reached].map(dirname))
  const touches = (prefix: string) => [...reached].some((file) => file.startsWith(prefix))
  const isContent = changed.some((file) => CONTENT.test(file))
  const isProduct = isContent || ['server/src/', 'web/src/', 'contract/src/'].some(touches)
  const readsContent = (file: string) =>
    isContent && READS_CONTENT.some((feature) => file.includes(`/features/${feature}/`))
  const chosen = files
    .filter((file) => TEST.test(file))
    .filter(
      (file) =>
        all ||
        RULES.test(file) ||
        reached.has(file) ||
        folders.has(dirname(file)) ||
        readsContent(file) ||
        (isProduct && APP.test(file)),
    )
  const [judged, units] = split(
    chosen.filter((file) => !/^(judge|e2e)\//.test(file)),
    isJudged,
  )
  const features = new Set([...(isContent ? READS_CONTENT : []), ...featuresOf([...reached])])
  const isUsed = (file: string) =>
    [...follow(importers, [file], (one) => WHOLE.test(one))].some((one) => one.includes('/features/'))
  const isWide =
    all ||
    changed.some(
      (file) => APP.test(file) || EVERY_JOURNEY.test(file) || (BENEATH.test(file) && !isUsed(file)),
    )
  return {
    units,
    judged,
    journeys: journeysOf((file) => isWide || reached.has(`e2e/${file}`), features),
    judge: all || touches('judge/'),
    isWide,
    features: [...features].sort(),
    near: {
      features: [...featuresOf(changed)].sort(),
      units: units.filter((file) => all || reached.has(file) || !(APP.test(file) || TYPED.test(file))),
      journeys: journeysOf((file) => changed.includes(`e2e/${file}`), featuresOf(changed), ['changed']),
    },
  }
}

const featuresOf = (files: readonly string[]) =>
  new Set(files.flatMap((file) => /\/src\/features\/([^/]+)\//.exec(file)?.[1] ?? []))

/** Returns the journeys that `isMeant` accepts, and those through one of the features (`*`: through any). */
const journeysOf = (
  isMeant: (file: string) => boolean,
  features: ReadonlySet<string>,
  any: readonly string[] = ['*'],
) =>
  Object.entries(journeys)
    .filter(
      ([file, through]) =>
        isMeant(file) ||
        through.some((feature) => features.has(feature) || (any.includes(feature) && features.size > 0)),
    )
    .map(([file]) => file)

function split<T>(list: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [list.filter(isFirst), list.filter((one) => !isFirst(one))]
}
