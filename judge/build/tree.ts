import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Tree } from '../src/cpp/clang.ts'

/** Reads a folder of the disk into the compiler's tree, only with files that match `wanted`. */
export function readTree(folder: string, wanted: RegExp): Tree {
  const tree: Tree = {}
  if (!existsSync(folder)) return tree
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) tree[name] = readTree(path, wanted)
    else if (wanted.test(name)) tree[name] = readFileSync(path, 'utf8')
  }
  return tree
}

/** Merges both trees. The second tree's file wins where both have one. */
export function mergeTrees(one: Tree, other: Tree): Tree {
  const merged: Tree = { ...one }
  for (const [name, found] of Object.entries(other)) {
    const before = merged[name]
    merged[name] = isFolder(before) && isFolder(found) ? mergeTrees(before, found) : found
  }
  return merged
}

const isFolder = (found: Tree[string] | undefined): found is Tree =>
  typeof found === 'object' && !(found instanceof Uint8Array)

/** Returns the files of a tree with their paths, sorted by name. */
export function filesOf(tree: Tree, below = ''): [path: string, content: Uint8Array][] {
  return Object.entries(tree)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, found]) =>
      isFolder(found)
        ? filesOf(found, `${below}${name}/`)
        : [[`${below}${name}`, typeof found === 'string' ? new TextEncoder().encode(found) : found]],
    )
}

/** Returns the tree with each text changed. */
export function mapTexts(tree: Tree, change: (text: string) => string): Tree {
  const changed = (found: Tree[string]) =>
    typeof found === 'string' ? change(found) : isFolder(found) ? mapTexts(found, change) : found
  return Object.fromEntries(Object.entries(tree).map(([name, found]) => [name, changed(found)]))
}
