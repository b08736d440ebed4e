import { say } from 'words:audit'
import type { AuditRecord } from '@callofcode/contract/audit/audit'
import { TASKS } from '@callofcode/contract/task'
import { TASK_WORDS } from '@callofcode/contract/task-words'
import { named } from '../../platform/language/words.ts'
import { changes, items } from './audit-items.ts'
import { eventActs } from './event-act-words.ts'

const done: Readonly<Record<string, string>> = {
  ...eventActs,
  'leaderboard.join': 'showed on leaderboards',
  'leaderboard.leave': 'took off leaderboards',
  'memberblog.create': 'began to write',
  'memberblog.edit': 'changed the text of',
  'memberblog.submit': 'sent in',
  'memberblog.withdraw': 'took back',
  'memberblog.reopen': 'began an edit of',
  'memberblog.delete': 'deleted the unpublished',
  'memberblog.comment': 'commented on',
  'memberblog.changes': 'asked for changes of',
  'memberblog.accept': 'accepted',
  'memberblog.decline': 'declined',
  'memberblog.schedule': 'set the time of publishing of',
  'memberblog.publish': 'published',
  'memberblog.invite': 'invited a co-author to',
  'memberblog.join': 'became a co-author of',
  'memberblog.leave': 'took out a co-author of',
  'blogseries.create': 'made the series',
  'blogseries.update': 'changed the series',
  'blogseries.delete': 'removed the series',
  setup: 'set up the site with',
  'secret.new': 'began a new secret of',
  signin: 'signed in to',
  signup: 'asked to join with',
  'signup.approve': 'approved the signup of',
  'signup.decline': 'declined the signup of',
  'signup.domain': 'was let in by the domain of the address, with',
  'signup.code': 'was let in by a join code, with',
  'code.create': 'made a join code for',
  'code.end': 'ended the join code for',
  'domain.add': 'let in whoever has an address at',
  'domain.remove': 'took out of the list of domains',
  'signup.undo': 'took back the decision about the signup of',
  'otp.request': 'asked for a reset code for',
  'otp.verify': 'entered the reset code for',
  'password.reset': 'reset the password of',
  'password.change': 'changed the password of',
  'password.set': 'gave a new password to',
  'email.ask': 'asked for another address for',
  'email.change': 'changed the address of',
  'email.confirm': 'confirmed the address of',
  'email.link': 'asked for a link that confirms the address of',
  'signin.college': 'signed in by the college to',
  'identity.connect': 'connected the college with',
  'club.update': 'changed the settings of the club:',
  'club.return': 'brought back older settings of the club:',
  'club.test-mail': 'asked for a test mail to',
  'club.mail-server': 'entered the mail server',
  'club.mail-server-removed': 'removed the mail server',
  'company.merge': 'merged a company into another:',
  'session.end': 'ended a sign-in of',
  'session.end-others': 'ended all other sign-ins of',
  'session.end-all': 'signed out everywhere of',
  'signin.password': 'entered the right password, before the second step, for',
  'factor.add': 'added a second factor to',
  'factor.remove': 'removed a second factor from',
  'factor.rename': 'renamed a passkey of',
  'factor.recovery': 'used a recovery code of',
  'factor.recovery-codes': 'made new recovery codes for',
  'factor.reset': 'removed every second factor from',
  'token.create': 'made an API token for',
  'token.end': 'ended an API token of',
  'token.end-all': 'ended all API tokens of',
  'calendar.create': 'made an address for calendars for',
  'calendar.end': 'ended an address for calendars of',
  'calendar.end-all': 'ended all addresses for calendars of',
  'member.create': 'created',
  'member.export': 'downloaded the data of',
  'member.delete': 'deleted',
  'member.disable': 'disabled',
  'member.enable': 'enabled',
  'member.signout': 'ended all sign-ins of',
  'role.admin': 'gave the role admin to',
  'role.member': 'took the role admin from',
  'member.merge': 'merged into another account',
  'member.merge-into': 'moved what another account had to',
  'backup.ask': 'asked for a backup to',
  'backup.download': 'downloaded the backup',
  'handover.backup': 'noted that a backup was brought back to try it, for the hand-over of',
  'handover.owners': 'noted that tokens and webhooks were looked at, for the hand-over of',
  'mentor.add': 'gave a batch to look after to',
  'mentor.remove': 'took a batch to look after from',
  'role.manager': 'gave the role manager to',
  'role.no-manager': 'took the role manager from',
  'member.warn': 'warned',
  'member.pause': 'paused',
  'member.note': 'noted something about',
  'member.unpause': 'ended the pause of',
  'warning.acknowledge': 'confirmed a warning of',
  'conduct.accept': 'accepted the code of conduct as',
  'club.ask-conduct': 'asked all members to accept the code of conduct,',
  'post.slow': 'set the pace of',
  'post.move': 'moved to another category:',
  'post.merge': 'merged another thread into',
  'post.kept': 'kept the reported post in',
  'help.kept': 'kept the reported question',
  'help.removed': 'removed what was reported of the question',
  'post.removed': 'removed the reported post from',
  'webhook.create': 'made',
  'webhook.update': 'changed',
  'webhook.delete': 'deleted',
  'webhook.off': 'switched off by itself, as nothing arrived:',
  'curriculum.import': 'imported a file into the curriculum:',
  'solution.remove': 'removed a shared solution of',
  'club.first-steps': 'put away the list of first steps, for all admins of',
  'import.members': 'imported from a file',
  'import.update': 'updated from a file',
  'import.undo': 'undid an import of',
  'member.import-undone': 'undid an import for',
  'member.import': 'imported',
  'member.invite': 'mailed the invitation again to',
  'member.password-link': 'mailed a link to a new password to',
  'member.invite-shown': 'made an invitation link to hand over to',
  'member.password-link-shown': 'made a password link to hand over to',
  'import.links': 'made the invitation links of',
  'member.archive': 'made an alumnus of',
  'member.restore': 'made an active member again of',
  'member.batch': 'set the batch of',
  'member.no-batch': 'took out of their batch',
  'member.year': 'set the year of passing out of',
  'member.undo-alumni': 'undid that alumni were made of',
  'member.undo-batch': 'undid the batch of',
  'member.undo-fact': 'undid a fact of',
  'member.undo-year': 'undid the year of passing out of',
  'member.no-year': 'took away the year of passing out of',
  'member.facts': 'set facts of',
  'field.create': 'made the members’ field',
  'field.update': 'changed the members’ field',
  'field.remove': 'removed the members’ field',
  'batch.plan': 'made the plan of',
  'batch.plan-change': 'changed the plan of',
  'batch.no-plan': 'withdrew the plan of',
  'group.remove': 'deleted the group',
  'group.lead': 'named lead of a group:',
  'group.no-lead': 'took the lead of a group from',
  'group.add': 'put into a group:',
  'group.no-member': 'took out of a group:',
  'batch.remove': 'removed the batch',
  'category.empty': 'moved all threads out of the forum category',
  'experience.author': 'looked up who sent in',
  'members.export': 'downloaded a list of members:',
  'report.export': 'downloaded the report of',
  'leaderboard.export': 'downloaded the whole leaderboard of',
  'problem.export': 'downloaded the problem',
  'problem.opening': 'changed when to open and close the problem',
  'progress.export': 'downloaded the progress of members:',
}

const refused: Readonly<Record<string, string>> = {
  signin: 'failed to sign in to',
  'signin.lockout': 'failed too often to sign in to',
  signup: 'asked to join again with',
  'otp.verify': 'entered a wrong reset code for',
  'otp.lockout': 'entered too many wrong reset codes for',
  'factor.check': 'entered a wrong second factor for',
  'email.link': 'asked in vain for a link that confirms the address of',
  'signin.college': 'failed to sign in by the college to',
  'password.check': 'entered a wrong password for',
}

type Row = Pick<AuditRecord, 'action' | 'outcome'>

/** Returns the words for an act, up to the name of its target: `deleted the blog`. An unknown action is shown as it is. */
export function doneWords({ action, outcome }: Row): string {
  const known = outcome === 'refused' ? refused[action] : done[action]
  if (known) return named('audit', known)
  const [kind = '', change = ''] = action.split('.')
  const task = TASKS.find((one) => change === `give-${one}` || change === `take-${one}`)
  if (kind === 'task' && task) {
    const name = named('core', TASK_WORDS[task].name)
    return say(change.startsWith('give-') ? 'gaveTask' : 'tookTask', { task: name })
  }
  if (!isKey(items, kind) || !isKey(changes, change)) return say('didAction', { action })
  return say('didTo', { change: named('audit', changes[change]), item: named('audit', items[kind]) })
}

const NAMED =
  /^(?:category|domain|code|company|curriculum|field|import|members|progress)\.|^(?:batch|group)\.remove$|^attendance\.export$|^club\.(?:update|return|ask-conduct|mail-server|mail-server-removed)$/
export const isNamedByItself = (action: string) => NAMED.test(action)
const OF_THINGS =
  /^(module|blog|experience|event|post|solution|problem|topic|question|list|batch|help|memberblog|blogseries|announcement)\./
type Target = Pick<AuditRecord, 'action' | 'actorId' | 'target' | 'targetMember' | 'thing'>

/** Returns the target's name in words: “Sliding windows”, Asha’s account. */
export function targetWords({ action, actorId, target, targetMember, thing }: Target): string {
  if (isNamedByItself(action)) return target ? `“${target}”` : say('something')
  if (thing) return `“${thing.name}”`
  if (action.startsWith('webhook.')) return say('aWebhook')
  if (action === 'club.first-steps' || action.startsWith('handover.')) return say('theClub')
  if (action === 'secret.new') return say('theSite')
  if (target && target === actorId) return say('ownAccount')
  if (targetMember) return say('personAccount', { name: targetMember.name })
  if (!target) return say('accountUnknown')
  return OF_THINGS.test(action) ? say('thatIsGone') : say('accountGone')
}

const isKey = <Known extends object>(known: Known, key: PropertyKey): key is keyof Known =>
  Object.hasOwn(known, key)
