import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export type Imports = ReadonlyMap<string, readonly string[]>

const PATH = "'((?:\\.|@callofcode\\/)[^']+)'"
const NAMED = new RegExp(`\\b(import|export) (type )?\\{([^}]*)\\} from ${PATH}`, 'g')
const OTHER = new RegExp(`(?<!import type [\\w*]+ )(?:from|import)[\\s(]*${PATH}`, 'g')

/** The public entry files of features, which only re-export. */
const DOOR = /\/public\.ts$/

interface Named {
  readonly path: string
  /** Type imports are left out: they are gone at run time, and the compiler checks them. */
  readonly names: readonly string[]
}

/**
 * Returns the files of the repository that each file imports, including our packages by name. An import from a feature's
 * `public.ts` counts as an import of the file that exports the name, and of nothing else in the feature. Paths are relative to
 * `root`.
 */
export function importsIn(root: string, files: readonly string[]): Imports {
  const known = new Set(files)
  const doors = new Map<string, ReadonlyMap<string, string>>()
  const texts = files
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
  for (const [file, text] of texts.filter(([file]) => DOOR.test(file)))
    doors.set(
      file,
      new Map(namedIn(file, text).flatMap(({ path, names }) => names.map((name) => [name, path] as const))),
    )
  const source = (path: string, name: string): string => {
    const behind = doors.get(path)?.get(name)
    return behind ? source(behind, name) : path
  }
  return new Map(
    texts.map(([file, text]) => {
      const named = namedIn(file, text).flatMap(({ path, names }) => names.map((name) => source(path, name)))
      const others = [...text.replaceAll(NAMED, '').matchAll(OTHER)].map(([, name = '']) =>
        pathOf(file, name),
      )
      return [file, [...new Set([...named, ...others])].filter((path) => known.has(path))]
    }),
  )
}

const namedIn = (file: string, text: string): Named[] =>
  [...text.matchAll(NAMED)]
    .filter(([, , isType]) => !isType)
    .map(([, , , names = '', path = '']) => ({
      path: pathOf(file, path),
      names: names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => name.split(' as ')[0] as string),
    }))

const pathOf = (file: string, name: string) =>
  name.startsWith('.')
    ? normalize(join(dirname(file), name))
    : name.replace(/^@callofcode\/(\w+)\/(?:schemas\/)?(.*)$/, '$1/src/$2.ts')

/** Reverses the imports: returns the files that import each file. */
export function importersOf(imports: Imports): Imports {
  const importers = new Map<string, string[]>()
  for (const [file, imported] of imports)
    for (const path of imported) importers.set(path, [...(importers.get(path) ?? []), file])
  return importers
}

/**
 * Returns the files and everything reachable from them through `next`. A file that `ends` accepts is included, but not followed.
 */
export function follow(
  next: Imports,
  from: Iterable<string>,
  ends: (file: string) => boolean,
): ReadonlySet<string> {
  const reached = new Set(from)
  for (const file of reached) if (!ends(file)) for (const path of next.get(file) ?? []) reached.add(path)
  return reached
}
