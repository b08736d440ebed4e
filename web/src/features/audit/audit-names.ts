import { say } from 'words:audit'
import type { AuditRecord } from '@callofcode/contract/audit/audit'
import { paths } from '../../platform/paths.ts'
import { isNamedByItself } from './audit-words.ts'

/** Returns the names for the ids in these rows, so that readers see a name where there is one. */
export function namesIn(rows: readonly AuditRecord[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const { action, actorId, actor, target, targetMember, thing } of rows) {
    const itself = isNamedByItself(action) ? target : undefined
    const name = itself ?? thing?.name ?? targetMember?.name
    if (target) names.set(target, name ?? (target === actorId ? (actor?.name ?? gone()) : gone()))
    if (actorId) names.set(actorId, actor?.name ?? gone())
  }
  return names
}
const gone = () => say('gone')

/** Returns the address of its page, or undefined if there is none. */
export function pageOf(thing: AuditRecord['thing']): string | undefined {
  if (!thing?.page) return undefined
  const { kind, page } = thing
  if (kind === 'module') return paths.module(page)
  if (kind === 'blog') return paths.blog(page)
  if (kind === 'memberblog') return paths.ownBlog(page)
  if (kind === 'event') return paths.event(page)
  if (kind === 'post') return paths.thread(page)
  if (kind === 'problem') return paths.authorProblem(page)
  if (kind === 'topic') return paths.curriculumTopic(page)
  if (kind === 'list') return paths.curriculumList(page)
  if (kind === 'announcement') return paths.manageAnnouncement(page)
  if (kind === 'help') return paths.question(page)
  if (kind === 'group') return paths.group(page)
  if (kind === 'solution') return paths.problem(page)
  return undefined
}
