import { AUTHORED_PATH } from '@callofcode/contract/authoring'

/** The folders of submissions: the verdict that the judge must give. */
export const VERDICT_FOLDERS = [
  'accepted',
  'wrong_answer',
  'time_limit_exceeded',
  'run_time_error',
  'memory_limit_exceeded',
] as const
export type VerdictFolder = (typeof VERDICT_FOLDERS)[number]

export const verdictNames: Readonly<Record<VerdictFolder, string>> = {
  accepted: 'Accepted',
  wrong_answer: 'Wrong Answer',
  time_limit_exceeded: 'Time Limit Exceeded',
  run_time_error: 'Runtime Error',
  memory_limit_exceeded: 'Memory Limit Exceeded',
}

export const solutionPath = (folder: string, name: string) => `submissions/${folder}/${name}`

/** The folder and the name of a submission. */
export function solutionOf(path: string): { folder: string; name: string } | undefined {
  const [top, folder, name] = path.split('/')
  return top === 'submissions' && folder && name ? { folder, name } : undefined
}

/** Why a submission cannot have this path; nothing when it can. */
export function whyNotAt(path: string, taken: Readonly<Record<string, string>>): string | undefined {
  const name = solutionOf(path)?.name ?? ''
  if (!/\.(cpp|py|js|java)$/.test(name))
    return 'A name ends in .cpp, .py, .js or .java, which says its language.'
  if (!AUTHORED_PATH.test(path))
    return 'A name has letters, digits, dots, hyphens and underscores, and begins with a letter or digit.'
  return path in taken ? 'There is a file with this name already.' : undefined
}
