import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { problemSlugs, problemsFolder } from '@callofcode/content/problem-folder'

/** An error shown to the person at the terminal without a stack. */
export class Refusal extends Error {}

/** Returns the folder of problems: that of --problems, or content/problems. */
export const parentOf = (given: string | undefined) => (given ? resolve(given) : problemsFolder)

export function folderOf(slug: string, parent: string): string {
  const folder = join(parent, slug)
  if (existsSync(join(folder, 'problem.json')) || problemSlugs(parent).includes(slug)) return folder
  const near = problemSlugs(parent).filter((one) => one.includes(slug) || slug.includes(one))
  const hint = near.length > 0 ? ` Perhaps ${near.join(' or ')}?` : ''
  throw new Refusal(`There is no problem "${slug}" in ${parent}.${hint}`)
}
