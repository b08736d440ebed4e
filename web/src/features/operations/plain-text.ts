import { type Finding, type Operations, PARTS } from '@callofcode/contract/site/operations'
import { wordsOf } from './finding-words.ts'
import { partName, say, stateName } from './operations-words.ts'
import { sentenceOf } from './part-sentences.ts'
import { partState } from './part-state.ts'
import { summaryOf } from './summary.ts'

/** A path may hold somebody's name. */
const PATH = /(?<![\w.-])\/(?:[^\s/:'"]+\/)+[^\s/:'"]*/g

/** All of it as text, to ask for help with: no name of a machine, of a member or of a folder. */
export function plainText(data: Operations): string {
  const lines = PARTS.flatMap((part) => [
    `${partName(part)}: ${stateName(partState(part, data))}. ${sentenceOf(part, data)}`,
    ...data.findings.filter((finding) => finding.part === part).flatMap(findingLines),
  ])
  return [`${summaryOf(data)} (${data.readAt})`, '', ...lines].join('\n')
}

function findingLines(finding: Finding): string[] {
  const said = finding.said?.replaceAll(PATH, '…') ?? null
  const { means, todo } = wordsOf({ ...finding, said })
  const since = finding.since ? ` (${say('sinceText', { time: finding.since })})` : ''
  return [`  - ${means}${since}`, `    ${say('whatToDo')}: ${todo}`]
}
