import { say } from 'words:authoring'
import { AUTHORED_PATH } from '@callofcode/contract/authoring/authoring'

/** The folders of submissions. Each names the verdict that the judge must give. */
export const VERDICT_FOLDERS = [
  'accepted',
  'wrong_answer',
  'time_limit_exceeded',
  'run_time_error',
  'memory_limit_exceeded',
] as const
export type VerdictFolder = (typeof VERDICT_FOLDERS)[number]

export const verdictNames: Readonly<Record<VerdictFolder, string>> = {
  get accepted() {
    return say('accepted')
  },
  get wrong_answer() {
    return say('wrongAnswer')
  },
  get time_limit_exceeded() {
    return say('timeLimitExceeded')
  },
  get run_time_error() {
    return say('runtimeError')
  },
  get memory_limit_exceeded() {
    return say('memoryLimitExceeded')
  },
}

export const solutionPath = (folder: string, name: string) => `submissions/${folder}/${name}`

/** Returns the folder and the name of a submission. */
export function solutionOf(path: string): { folder: string; name: string } | undefined {
  const [top, folder, name] = path.split('/')
  return top === 'submissions' && folder && name ? { folder, name } : undefined
}

/** Returns why a submission cannot have this path, or undefined when it can. */
export function whyNotAt(path: string, taken: Readonly<Record<string, string>>): string | undefined {
  const name = solutionOf(path)?.name ?? ''
  if (!/\.(cpp|py|js|java)$/.test(name)) return say('fileNameEnd')
  if (!AUTHORED_PATH.test(path)) return say('fileNameRule')
  return path in taken ? say('fileNameTaken') : undefined
}
