import type { Part, State } from '@callofcode/contract/site/operations'
import { words } from '../../platform/language/words.ts'

/** What the page for operators says. */
export const say = words('operations')

export function partName(part: Part): string {
  if (part === 'processes') return say('processes')
  if (part === 'judge') return say('judge')
  if (part === 'answers') return say('answers')
  if (part === 'database') return say('database')
  if (part === 'disk') return say('disk')
  if (part === 'mails') return say('mails')
  if (part === 'backups') return say('backups')
  return part === 'jobs' ? say('jobs') : say('settings')
}

export function stateName(state: State): string {
  if (state === 'good') return say('good')
  return state === 'look' ? say('look') : say('bad')
}
