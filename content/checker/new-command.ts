import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { Refusal } from './command-line.ts'
import { scaffoldOf } from './scaffold.ts'

/** Writes a small working problem, which its author then replaces part by part. */
export function newCommand(slug: string, parent: string, style: string): boolean {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    throw new Refusal(`"${slug}" is not kebab-case, like "two-crates".`)
  if (style !== 'function' && style !== 'stdin')
    throw new Refusal(`There is no style "${style}": it is function or stdin.`)
  const folder = join(parent, slug)
  if (existsSync(folder)) throw new Refusal(`${folder} is already there.`)
  for (const [file, text] of Object.entries(scaffoldOf(slug, style))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const place = relative(process.cwd(), folder)
  console.log(`Made ${place}: a whole problem, which counts the even numbers of a list. Make it yours:

  1. statement.md, problem.json   the task; docs/problems.md says what goes where
  2. reference.ts                 solve, small, valid
  3. tests.ts                     samples, and tests for every edge and every slow way
  4. submissions                  three accepted ones, and typical mistakes in the folder of their verdict
  5. editorial.md                 from the naive idea to the best
  6. npm run problem -- check ${slug} --write`)
  return true
}
