import { say } from 'words:operations'
import type { Finding, Operations } from '@callofcode/contract/operations/operations'
import { wordsOf } from './finding-words.ts'
import { partName, partState, partsByNeed, sentenceOf, stateName } from './part-sentences.ts'

/** A path may contain the name of a person. */
const PATH = /(?<![\w.-])\/(?:[^\s/:'"]+\/)+[^\s/:'"]*/g

/** Returns all figures as text for a request for help. Names of machines, members and folders are left out. */
export function plainText(data: Operations): string {
  const lines = partsByNeed(data).flatMap((part) => [
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

const isAdvice = ({ part, state }: Finding) => part === 'settings' && state === 'look'

/** Summarises the findings in one line: what is bad, what needs a look, and what could be safer. */
export function summaryOf({ findings }: Pick<Operations, 'findings'>): string {
  const advice = findings.filter(isAdvice).length
  const bad = findings.filter(({ state }) => state === 'bad').length
  const look = findings.length - bad - advice
  const said = bad > 0 ? say('someBad', { bad, look }) : look > 0 ? say('onlyLook', { look }) : say('allWell')
  return advice > 0 ? `${said} ${say('advice', { count: advice })}` : said
}
