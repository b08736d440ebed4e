import { readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import journeys from '../../e2e/journeys.json' with { type: 'json' }
import { type Affected, affectedBy } from './changed.ts'
import { isEveryday, isJudged } from './kept-apart.ts'
import { processTests, readProven } from './proven.ts'
import { git, linesOf, sourcesOf } from './sources.ts'
import { standIns } from './stand-ins.ts'
import { serverTests } from './test-kinds.ts'

// Prints the contents of a gate run as JSON. Uncommitted changes count as differences.
// - `tsx tools/gate/chosen.ts whole`: everything.
// - `tsx tools/gate/chosen.ts gate`: the differences from the commit whose gate was the last to pass.
// - `tsx tools/gate/chosen.ts changed [COMMIT]`: the differences from the commit where this branch left COMMIT (origin/main, else
//   main).
const root = resolve(import.meta.dirname, '../..')
const [how = 'gate', wanted] = process.argv.slice(2)

function isCommit(name: string): boolean {
  try {
    git(root, 'rev-parse', '--quiet', '--verify', `${name}^{commit}`)
    return true
  } catch {
    return false
  }
}

if (wanted && !isCommit(wanted)) {
  console.error(`There is no commit "${wanted}".`)
  process.exit(1)
}

const sources = sourcesOf(root)
const proven = readProven(root)
const base = baseOf()
const changed = base
  ? [
      ...new Set([
        ...linesOf(git(root, 'diff', '--name-only', '--no-renames', base)),
        ...linesOf(git(root, 'ls-files', '--others', '--exclude-standard')),
      ]),
    ]
  : []
const isTest = (file: string) => /\.test\.tsx?$/.test(file) && !file.startsWith('judge/')
const kinds = serverTests(root)
const sites = [...kinds].flatMap(([file, kind]) => (kind === 'site' && isEveryday(file) ? [file] : []))
const all: Affected = {
  units: sites,
  judged: sources.files.filter((file) => isTest(file) && isJudged(file)),
  journeys: Object.keys(journeys),
  judge: true,
  isWide: false,
  features: [],
  near: { units: sites, journeys: Object.keys(journeys), features: [] },
}
const found = base ? affectedBy(sources, changed) : all
const isNear = how === 'changed'
const affected = isNear ? { ...found, ...found.near } : found
// After a change that affects every page, a few tests represent the slow ones. `npm run test:whole` runs all of them.
const isOfSpine = (file: string) => readFileSync(join(root, 'e2e', file), 'utf8').includes('@spine')
const isBeside = (file: string) =>
  changed.some((one) => one.startsWith('judge/') || dirname(one) === dirname(file))
const chosenJourneys = found.isWide
  ? [...new Set([...standIns(journeys, isOfSpine), ...found.near.journeys])]
  : affected.journeys
const judged = found.isWide
  ? [...new Set([...spineOf(affected.judged), ...affected.judged.filter(isBeside)])]
  : affected.judged
const hashes = new Map([...processTests(root, sources)].filter(([file]) => isEveryday(file)))
const isProven = (file: string) => how !== 'whole' && proven.tests.get(file) === hashes.get(file)
const spine = how === 'gate' ? spineOf(sites.filter((file) => file.startsWith('server/src/features/'))) : []
const site = sites.filter((file) => affected.units.includes(file) || spine.includes(file))
const programs = [...hashes.keys()].filter(
  (file) => !isProven(file) && (!isNear || affected.units.includes(file)),
)
const pures = sources.files.filter(
  (file) => isTest(file) && isEveryday(file) && (kinds.get(file) ?? 'pure') === 'pure',
)
/** The gate runs all of them. */
const pure = isNear ? pures.filter((file) => affected.units.includes(file)) : undefined
const without = (files: readonly string[], chosen: readonly string[]) =>
  files.filter((file) => !chosen.includes(file))

console.log(
  JSON.stringify({
    base,
    isWhole: base === undefined,
    changed: changed.length,
    pure,
    site,
    process: programs,
    judged,
    journeys: chosenJourneys,
    judge: affected.judge,
    features: affected.features,
    spine: how === 'gate',
    hashes: Object.fromEntries(hashes),
    proven: isNear ? [] : [...hashes.keys()].filter(isProven),
    leftOut: {
      pure: pure ? without(pures, pure) : [],
      site: without(sites, site),
      process: isNear ? without([...hashes.keys()], programs) : [],
      judged: without(all.judged, judged),
      e2e: without(all.journeys, chosenJourneys),
    },
  }),
)

function baseOf(): string | undefined {
  if (how === 'whole') return undefined
  if (how === 'gate') return proven.commit
  const other = wanted ?? ['origin/main', 'main'].find(isCommit) ?? 'HEAD'
  return git(root, 'merge-base', 'HEAD', other).trim()
}

/** Returns one test for each feature or other folder: the one with its name, or the first. */
function spineOf(tests: readonly string[]): string[] {
  const byFolder = new Map<string, string>()
  for (const file of tests) {
    const folder = dirname(file)
    if (!byFolder.has(folder) || file.endsWith(`/${basename(folder)}.test.ts`)) byFolder.set(folder, file)
  }
  return [...byFolder.values()]
}
