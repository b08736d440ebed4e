import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sources } from './changed.ts'
import { importsIn } from './imports.ts'

const USES = /'words:([\w-]+)'/g

export const git = (root: string, ...words: string[]): string =>
  execFileSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  })

export const linesOf = (text: string): string[] => text.split('\n').filter(Boolean)

/** Returns the files of the work tree that git tracks or would track, with their imports and their words. */
export function sourcesOf(root: string): Sources {
  const files = linesOf(git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'))
  const gone = new Set(linesOf(git(root, 'ls-files', '--deleted')))
  const there = files.filter((file) => !gone.has(file))
  const saidBy = new Map<string, string[]>()
  for (const file of there.filter((file) => /^web\/src\/.*(?<!\.test)\.tsx?$/.test(file)))
    for (const [, part = ''] of readFileSync(join(root, file), 'utf8').matchAll(USES))
      saidBy.set(part, [...(saidBy.get(part) ?? []), file])
  return { files: there, imports: importsIn(root, there), sayers: (part) => saidBy.get(part) ?? [] }
}
