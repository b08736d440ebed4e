import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Seen from this file, or from the one bundle that it is built into (server/dist).
const folder = ['../../../migrations/', '../migrations/']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path))

/** The numbered migrations, in order. */
export const migrations = readdirSync(folder ?? 'migrations')
  .filter((file) => file.endsWith('.sql'))
  .sort()
  .map((file) => ({ name: file.slice(0, -'.sql'.length), sql: readFileSync(`${folder}/${file}`, 'utf8') }))
