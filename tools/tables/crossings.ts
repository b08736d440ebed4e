import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { lineOf, type Mention, mentionsIn } from './mentions.ts'
import { declaredIn, folderOf, listedIn, tablesOf } from './owners.ts'

/** A folder of the server that queries a table of another folder. */
export interface Crossing {
  readonly from: string
  readonly owner: string
  readonly table: string
  /** `file:line` of the first such query. */
  readonly place: string
}

/** The app may use every table, because it combines all features. */
const IS_HELD = /^server\/src\/(?:platform|features)\//

export function crossingsAmong(root: string, files: readonly string[]): Crossing[] {
  const texts = files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
  const declared = texts.flatMap(([file, text]) => declaredIn(file, text))
  const owners = ownersOf(root, declared)
  const tables = new Set(tablesOf(root))
  const named = new Map(declared.map(({ owner, name, table }) => [`${owner} ${name}`, table]))
  const found = texts
    .filter(([file]) => IS_HELD.test(file))
    .flatMap(([file, text]) =>
      [...mentionsIn(text, tables), ...importedIn(file, text, named)].map(({ table, line }) => ({
        from: folderOf(file),
        owner: owners.get(table) ?? '',
        table,
        place: `${file}:${line}`,
      })),
    )
    .filter(({ from, owner }) => owner !== from)
  const first = new Map(found.toReversed().map((one) => [lineFor(one), one]))
  return [...first.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}

/** Returns the line for a crossing in the list. */
export const lineFor = ({ from, owner, table }: Crossing) => `${from} asks ${table} of ${owner}`

/** Returns the owner of each table: the folder that declares it, or that is listed for it. */
export const ownersOf = (root: string, declared: ReturnType<typeof declaredIn>): Map<string, string> =>
  new Map([
    ...Object.entries(listedIn(root)).flatMap(([owner, tables]) =>
      tables.map((table) => [table, owner] as const),
    ),
    ...declared.map(({ table, owner }) => [table, owner] as const),
  ])

/**
 * Returns the tables that a file imports from other folders as values. A reference from one table to another folder's table is no
 * query.
 */
function importedIn(file: string, text: string, named: ReadonlyMap<string, string>): Mention[] {
  if (file.endsWith('-tables.ts')) return []
  return [...text.matchAll(/^import \{([^}]*)\} from '(\.[^']+)'/gm)].flatMap(
    ({ 1: names = '', 2: path = '', index }) => {
      const owner = folderOf(normalize(join(dirname(file), path)))
      return names.split(',').flatMap((one) => {
        const table = named.get(`${owner} ${one.trim().split(' as ')[0]}`)
        return table ? [{ table, line: lineOf(text, index) }] : []
      })
    },
  )
}
