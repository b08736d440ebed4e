import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const SCHEMA = 'server/schema.sql'
/** The hand-written list of owners for tables that no file declares in TypeScript. */
export const LISTED = 'tools/tables/owners.json'

/** A table that a file declares in TypeScript. */
interface Declared {
  readonly table: string
  /** The name in imports. */
  readonly name: string
  readonly owner: string
}

/** Returns the folder of a server file, as `features/forum`. */
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

/** Returns the listed tables of each owner. */
export const listedIn = (root: string): Readonly<Record<string, readonly string[]>> =>
  JSON.parse(readFileSync(join(root, LISTED), 'utf8'))
