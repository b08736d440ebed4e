import { checksum } from '../../src/platform/database/migrate.ts'
import { contractsOf, isOlder, misread } from '../../src/platform/database/release-steps.ts'
import type { Catalogue, Release } from './catalogue.ts'
import { breaksOf, type Finding } from './compatible.ts'
import { heldUp } from './long-locks.ts'

interface Step {
  readonly name: string
  readonly sql: string
}

/**
 * Returns the reasons why a process of the release cannot serve beside these migrations, as lines of text. An empty list is
 * correct.
 */
export function problemsOf(release: Release, steps: readonly Step[], now: Catalogue): string[] {
  const added = steps.filter(({ name }) => release.migrations[name] === undefined)
  const contracts = added.flatMap(({ name, sql }) => contractsOf(sql).map((one) => ({ ...one, name })))
  const findings = breaksOf(release.catalogue, now)
  return [
    ...changedFiles(release, steps),
    ...added.flatMap(({ name, sql }) =>
      misread(sql).map((line) => `${name}: "${line}" is not read: see CONTRIBUTING.md`),
    ),
    ...findings
      .filter((finding) => !contracts.some(({ thing }) => isGivenUp(finding, thing)))
      .map(({ thing, why }) => `${thing}: ${why}. ${release.version} still uses it.`),
    ...contracts
      .filter(({ thing }) => !findings.some((finding) => isGivenUp(finding, thing)))
      .map(({ name, thing }) => `${name}: "contract: ${thing}" is not needed.`),
    ...contracts
      .filter(({ since }) => isOlder(release.version, since))
      .map(
        ({ name, thing, since }) =>
          `${name}: ${thing} is not read since ${since}, but ${release.version} still runs while an update begins. Drop it after the release of ${since}.`,
      ),
    ...added.flatMap(({ name, sql }) => lockProblems(name, sql, release.catalogue)),
  ]
}

const isGivenUp = (finding: Finding, thing: string) =>
  finding.thing === thing || finding.thing.startsWith(`${thing}.`) || (finding.of?.includes(thing) ?? false)

function changedFiles({ version, migrations }: Release, steps: readonly Step[]): string[] {
  const now = new Map(steps.map(({ name, sql }) => [name, checksum(sql)]))
  return Object.entries(migrations)
    .filter(([name, sum]) => now.get(name) !== sum)
    .map(
      ([name]) =>
        `${name}: ${now.has(name) ? 'was changed' : 'is gone'}, but databases of ${version} hold it.`,
    )
}

function lockProblems(name: string, sql: string, release: Catalogue): string[] {
  const { unsaid, needless } = heldUp(sql, release)
  return [
    ...unsaid.map(
      ({ table, why }) => `${name}: ${table}: ${why}. Or "-- lock: ${table} …", saying why it is short.`,
    ),
    ...needless.map((table) => `${name}: "lock: ${table}" is not needed.`),
  ]
}
