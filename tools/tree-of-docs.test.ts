import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
const files = listed.split('\n').filter(Boolean)

/** Returns the paths of the annotated tree. Each line is `name  description`, indented two spaces more than its folder. */
function pathsOfTree(): string[] {
  const tree = /\n## The tree\n[\s\S]*?```\n([\s\S]*?)```/.exec(text)?.[1] ?? ''
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, blanks = '', name] = /^( *)(\S+)/.exec(line) ?? []
    if (!name || blanks.length > 6) return []
    above.length = blanks.length / 2
    above.push(name.replace(/\/$/, ''))
    return [above.join('/')]
  })
}

/** Returns the folders that a newcomer sees first: those at the top, in each workspace, and in the storeys. */
function foldersToName(): string[] {
  const deep = (file: string) => (/^(server|web)\/src\/(platform|features|app)\/[^/]+\//.test(file) ? 4 : 2)
  const folders = files.map((file) => file.split('/').slice(0, -1).slice(0, deep(file)).join('/'))
  return [...new Set(folders)].filter((folder) => folder !== '' && !folder.startsWith('.'))
}

describe('the tree in docs/architecture.md', () => {
  const named = pathsOfTree()

  test('names only existing paths', () => {
    expect(named.length).toBeGreaterThan(60)
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  test('names each of them once', () => {
    expect(named.filter((path, at) => named.indexOf(path) !== at)).toEqual([])
  })

  test('names every folder at the top, in the workspaces, and in the storeys', () => {
    expect(foldersToName().filter((folder) => !named.includes(folder))).toEqual([])
  })

  test('ends the name of every folder, and of nothing else, with a slash', () => {
    const tree = /\n## The tree\n[\s\S]*?```\n([\s\S]*?)```/.exec(text)?.[1] ?? ''
    const slashes = tree.split('\n').flatMap((line) => /^ {0,6}(\S+)/.exec(line)?.[1] ?? [])
    expect(slashes.map((name) => name.endsWith('/'))).toEqual(
      named.map((path) => existsSync(join(root, path)) && statSync(join(root, path)).isDirectory()),
    )
  })
})
