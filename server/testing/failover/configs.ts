import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { NODES, type NodeName } from './world.ts'

const EXAMPLES = resolve(import.meta.dirname, '../../../deploy/failover')

export const DATABASE_USER = { user: 'club', password: 'change-me-4' }
/** The name and password in the example. */
export const SUPERUSER = { user: 'postgres', password: 'change-me-1' }

/**
 * Returns a configuration of the drill: an example for operators (`deploy/failover/`) with other folders. Throws when a
 * replacement is not found, so that a changed example is never tested half replaced.
 */
export function configFrom(example: string, replacements: Record<string, string>): string {
  let text = readFileSync(join(EXAMPLES, example), 'utf8')
  for (const [from, to] of Object.entries(replacements)) {
    if (!text.includes(from)) throw new Error(`${example} does not say "${from}"`)
    text = text.replaceAll(from, to)
  }
  return text
}

export function patroniConfig(name: NodeName, folder: string, programs: string): string {
  const text = configFrom('patroni.yml', {
    '/var/lib/postgresql/15/club': join(folder, 'data'),
    '/usr/lib/postgresql/15/bin': programs,
    '/var/lib/postgresql/pgpass': join(folder, 'pgpass'),
    // Shared memory of a killed server would remain on the machine of the drill.
    '/var/run/postgresql': `${folder}\n    dynamic_shared_memory_type: mmap`,
    'max_wal_size: 1GB': 'max_wal_size: 256MB',
  })
  return text.replaceAll('name: pg1', `name: ${name}`).replaceAll(NODES.pg1, NODES[name])
}

/** Writes a file for programs that run as another user. */
export function writeConfig(folder: string, name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text, { mode: 0o644 })
  return path
}
