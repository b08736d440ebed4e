import { join } from 'node:path'
import type { Node, SourceFile } from 'typescript/unstable/ast'
import type { FileSystem } from 'typescript/unstable/fs'
import { API, type Checker } from 'typescript/unstable/sync'

export interface Sources {
  readonly files: readonly SourceFile[]
  readonly checker: Checker
}

/** Returns the places, as `file:line code`, that `find` names among our sources. `find` can query the compiler about types. */
export function placesIn(
  root: string,
  config: string,
  find: (sources: Sources) => readonly Node[],
  fs?: FileSystem,
): string[] {
  const api = new API({ cwd: root, ...(fs && { fs }) })
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(root, config)] }).getProjects()
    if (!project) throw new Error(`There is no ${config}`)
    const { program, checker } = project
    const ours = program.getSourceFileNames().filter((name) => !name.includes('/node_modules/'))
    const files = ours.flatMap((name) => program.getSourceFile(name) ?? [])
    return find({ files, checker }).map((node) => placeOf(node, root))
  } finally {
    api.close()
  }
}

function placeOf(node: Node, root: string): string {
  const source = node.getSourceFile()
  const start = node.getStart(source)
  const line = source.text.slice(0, start).split('\n').length
  return `${source.fileName.slice(root.length + 1)}:${line} ${source.text.slice(start, node.end).split('\n')[0]}`
}

/** Returns the places that `placesIn` finds in a text at `file`, and the text's lines that end with `mark`. */
export function tryOn(
  root: string,
  file: string,
  text: string,
  mark: string,
  find: (root: string, config: string, fs: FileSystem) => string[],
) {
  const config = JSON.stringify({ extends: './tsconfig.json', include: [], files: [file] })
  const planted = new Map([
    [file, text],
    [`${root}/planted.json`, config],
  ])
  const found = find(root, 'planted.json', {
    readFile: (name) => planted.get(name),
    fileExists: (name) => planted.has(name) || undefined,
  })
  return {
    found: found
      .flatMap((place) =>
        place.startsWith(file.slice(root.length + 1)) ? Number(/:(\d+) /.exec(place)?.[1]) : [],
      )
      .sort((a, b) => a - b),
    marked: text.split('\n').flatMap((line, at) => (line.endsWith(mark) ? at + 1 : [])),
  }
}
