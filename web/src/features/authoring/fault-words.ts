import { say } from 'words:authoring'
import type { ProblemCheck } from '@callofcode/contract/authoring/authoring'
import { solutionOf, VERDICT_FOLDERS, verdictNames } from './solution-paths.ts'
import { type PartSearch, placeOf } from './workspace/parts.tsx'

type Fault = ProblemCheck['faults'][number]

/** A fault as the screen says it: the label of its field, the reason, and the place to which a press leads. */
export interface SaidFault {
  readonly label: string
  readonly reason: string
  readonly place: PartSearch
}

/** Says a fault in the words of the screen. A reason without such words stays as the check says it. */
export function faultInWords({ file, reason }: Fault): SaidFault {
  const [, path = '', message = ''] =
    file === 'problem.json' ? (/^([\w.]+): ([\s\S]*)$/.exec(reason) ?? []) : []
  const [field = '', ...rest] = path.split('.')
  const label = labelOf(field, Number(rest[0]))
  if (!label) return { label: nameOfFile(file), reason: reasonInWords(file, reason), place: placeOf(file) }
  return {
    label,
    reason: messageInWords(message),
    place: { part: 'task', field: field === 'hints' ? `hints-${(Number(rest[0]) || 0) + 1}` : field },
  }
}

/** Returns the name of a file on the screen: the name of its tab, or of its solution or test. */
export function nameOfFile(file: string): string {
  const solution = solutionOf(file)
  const folder = VERDICT_FOLDERS.find((one) => one === solution?.folder)
  if (solution && folder) return say('solutionNamed', { name: solution.name, verdict: verdictNames[folder] })
  const test = /^data\/(?:sample|secret)\/(.+)$/.exec(file)?.[1]
  if (test) return say('testNamed', { name: test })
  return names[file]?.() ?? file
}

const names: Readonly<Record<string, () => string>> = {
  'statement.md': () => say('statement'),
  'editorial.md': () => say('editorial'),
  'problem.json': () => say('task'),
  submissions: () => say('solutionsTab'),
  data: () => say('tests'),
  'data/sample': () => say('tests'),
  'data/secret': () => say('tests'),
  'the judge': () => say('theJudge'),
}

function labelOf(field: string, place: number): string | undefined {
  if (field === 'hints') return Number.isNaN(place) ? say('hints') : say('hintNumber', { place: place + 1 })
  return labels[field]?.()
}

const labels: Readonly<Record<string, () => string>> = {
  title: () => say('title'),
  difficulty: () => say('difficulty'),
  style: () => say('learnersWrite'),
  topic: () => say('mainTopic'),
  topics: () => say('furtherTopics'),
  question: () => say('trackerQuestion'),
  signature: () => say('signature'),
  comparison: () => say('judging'),
  memory: () => say('memoryInMb'),
  multiplier: () => say('multipliers'),
}

function messageInWords(message: string): string {
  const topic = /^there is no topic "(.*)"$/.exec(message)?.[1]
  if (topic !== undefined) return say('faultNoTopic', { topic })
  if (message === 'is empty' || /received undefined/.test(message)) return say('faultMissing')
  if (/^Invalid option/.test(message)) return say('faultChoice')
  return message
}

function reasonInWords(file: string, reason: string): string {
  const count = /^has (\d+) tests; at least/.exec(reason)?.[1]
  if (count !== undefined) return say('faultTests', { count: Number(count) })
  if (file === 'submissions') return say('faultSolutions')
  if (reason === 'has no input beside it') return say('faultNoInput')
  if (reason !== 'is missing' && reason !== 'is empty') return reason
  if (file === 'data/sample') return say('faultNoShown')
  if (file === 'data/secret') return say('faultNoHidden')
  return file.endsWith('.ans') ? say('faultNoOutput') : say('faultMissing')
}
