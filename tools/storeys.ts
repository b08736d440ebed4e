import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** An import of one file by another, both as paths from the root of the repository. */
export interface Import {
  readonly from: string
  readonly to: string
}

/** The folders of `server/src` and `web/src`, lowest first. A file imports from its own storey and from those below. */
export const STOREYS = ['platform', 'features', 'app']
/** The file with everything that a feature offers to other features. */
const PUBLIC = 'public.ts'

/** Returns every relative import among `files`, including types, dynamic imports and style sheets. */
export function importsAmong(root: string, files: readonly string[]): Import[] {
  const known = new Set(files)
  return files.flatMap((from) =>
    [...readFileSync(join(root, from), 'utf8').matchAll(/(?:from|import)[\s(]*['"](\.[^'"?]+)/g)]
      .map(([, path]) => ({ from, to: normalize(join(dirname(from), path ?? '')) }))
      .filter(({ to }) => known.has(to)),
  )
}

/** Returns the folder of a file within its storey. A file outside the storeys counts as a folder of its own. */
function placeOf(file: string): { folder: string; storey: number } {
  const [, , storey] = file.split('/')
  // A file outside the storeys starts the process or the page, and is above all storeys.
  const height = STOREYS.indexOf(storey ?? '')
  return { folder: file.split('/').slice(0, 4).join('/'), storey: height < 0 ? STOREYS.length : height }
}

/** Returns the imports of a higher storey. */
export const upward = (imports: readonly Import[]): Import[] =>
  imports.filter(({ from, to }) => placeOf(to).storey > placeOf(from).storey)

/** Returns the imports by a feature of another feature's inner files. */
export const pastTheDoor = (imports: readonly Import[]): Import[] =>
  imports.filter(({ from, to }) => {
    const [a, b] = [placeOf(from), placeOf(to)]
    return a.storey === 1 && b.storey === 1 && a.folder !== b.folder && !to.endsWith(`/${PUBLIC}`)
  })

const folderOf = (file: string) => placeOf(file).folder

/** Returns the groups of parts, by default folders, that import each other in a circle. */
export function circles(imports: readonly Import[], partOf = folderOf): string[][] {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [a, b] = [partOf(from), partOf(to)]
    if (a !== b) next.set(a, (next.get(a) ?? new Set()).add(b))
  }
  const reached = new Map([...next.keys()].map((folder) => [folder, reachableFrom(folder, next)]))
  const inCircle = [...reached].filter(([folder, all]) => all.has(folder)).map(([folder]) => folder)
  const groups = inCircle.map((folder) =>
    inCircle.filter((other) => reached.get(folder)?.has(other) && reached.get(other)?.has(folder)).sort(),
  )
  return [...new Map(groups.map((group) => [group.join(), group])).values()]
}

function reachableFrom(folder: string, next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const seen = new Set<string>()
  const open = [folder]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const to of next.get(at) ?? []) {
      if (seen.has(to)) continue
      seen.add(to)
      open.push(to)
    }
  }
  return seen
}
