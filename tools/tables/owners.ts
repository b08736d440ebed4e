import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const SCHEMA = 'server/schema.sql'
/** The owners of the tables that no file declares in TypeScript: by hand. */
export const LISTED = 'tools/tables/owners.json'

/** A table that a file declares in TypeScript. */
interface Declared {
  readonly table: string
  /** What imports call it. */
  readonly name: string
  readonly owner: string
}

/** Where a file of the server is, as `features/forum`. */
export const folderOf = (file: string) => file.split('/').slice(2, 4).join('/')

export const tablesOf = (root: string): string[] =>
  [...readFileSync(join(root, SCHEMA), 'utf8').matchAll(/^create (?:table|view) (\w+)/gm)].map(
    ([, name = '']) => name,
  )

export const declaredIn = (file: string, text: string): Declared[] =>
  [...text.matchAll(/\bconst (\w+) = pgTable\(\s*'(\w+)'/g)].map(([, name = '', table = '']) => ({
    table,
    name,
    owner: folderOf(file),
  }))

/** The tables of each owner, as they are listed. */
export const listedIn = (root: string): Readonly<Record<string, readonly string[]>> =>
  JSON.parse(readFileSync(join(root, LISTED), 'utf8'))
