import type { Finding, Operations } from '@callofcode/contract/site/operations'
import { say } from './operations-words.ts'

const isAdvice = ({ part, state }: Finding) => part === 'settings' && state === 'look'

/** All of it in one line: what is bad, what needs a look, and what could be safer. */
export function summaryOf({ findings }: Pick<Operations, 'findings'>): string {
  const advice = findings.filter(isAdvice).length
  const bad = findings.filter(({ state }) => state === 'bad').length
  const look = findings.length - bad - advice
  const said = bad > 0 ? say('someBad', { bad, look }) : look > 0 ? say('onlyLook', { look }) : say('allWell')
  return advice > 0 ? `${said} ${say('advice', { count: advice })}` : said
}
