import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { affectedBy } from './changed.ts'

// Prints, as JSON, the part of the gate that a change can break: `tsx tools/changed-files.ts [COMMIT]`. The change is
// everything since the commit where this branch left COMMIT (origin/main, else main), and what is not committed yet.
const root = resolve(import.meta.dirname, '..')
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()
const lines = (...words: string[]) =>
  git(...words)
    .split('\n')
    .filter(Boolean)

function isCommit(name: string): boolean {
  try {
    git('rev-parse', '--quiet', '--verify', `${name}^{commit}`)
    return true
  } catch {
    return false
  }
}

const wanted = process.argv[2]
if (wanted && !isCommit(wanted)) {
  console.error(`There is no commit "${wanted}".`)
  process.exit(1)
}
const other = wanted ?? (['origin/main', 'main'].find(isCommit) as string)
const base = git('merge-base', 'HEAD', other)
const untracked = lines('ls-files', '--others', '--exclude-standard')
const changed = [...new Set([...lines('diff', '--name-only', '--no-renames', base), ...untracked])]
const files = [...lines('ls-files'), ...untracked]
console.log(JSON.stringify({ base, other, changed, ...affectedBy(root, files, changed) }))
