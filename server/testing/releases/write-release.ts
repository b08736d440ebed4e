import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseOf } from './catalogue.ts'
import { inMigratedDatabase } from './migrated-database.ts'
import { FOLDER } from './releases.ts'

// Called by `npm run release -- VERSION`: migrates an empty database and stores its catalogue as that of the release.

const version = process.argv[2] ?? ''
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Name the version: 0.2.0')
const release = await inMigratedDatabase((pool) => releaseOf(version, pool))
mkdirSync(join(FOLDER, version), { recursive: true })
writeFileSync(join(FOLDER, version, 'catalogue.json'), `${JSON.stringify(release, null, 1)}\n`)
console.log(
  `  ${version}: ${Object.keys(release.catalogue.tables).length} tables, up to ${release.lastMigration}`,
)
