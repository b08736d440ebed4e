import type { OidcReason } from '@callofcode/contract/account/address'
import { limits } from '@callofcode/contract/limits'
import { messages } from '@callofcode/contract/messages'
import { email, line } from '@callofcode/contract/text'
import type { Changed, Sql } from '../../../platform/database/database.ts'
import { letter, type To } from '../../../platform/mail/letter.ts'
import type { AccountDependencies, Admission } from '../account-dependencies.ts'
import { accountMails } from '../account-mails.ts'
import type { MemberRow } from '../account-tables.ts'
import { auditStore } from '../audit-store.ts'
import { memberStore } from '../member-store.ts'
import type { Person } from './college-provider.ts'
import { identityStore } from './identity-store.ts'

/** Mails about external accounts. `name` is the name of that account. */
const identityMails = {
  connected: (to: To, name: string, publicUrl: string) =>
    letter(to, (say) => ({
      subject: say('connectedSubject'),
      paragraphs: [say('connected', { name }), say('tellClub')],
      link: { text: say('settings'), address: `${publicUrl}/settings` },
    })),
}

interface Context
  extends Pick<AccountDependencies, 'mailer' | 'publicUrl' | 'env' | 'signupOpen' | 'happened'>,
    Admission {
  readonly tx: Sql
  readonly changed: Changed
  readonly origin: { readonly address: string; readonly requestId: string }
}
/** The member to sign in, or the reason for the refusal. */
export type Found = { member: MemberRow } | { reason: OidcReason }

/**
 * Finds, connects or creates the member of a person whom the provider vouches for. An existing account is connected by its
 * address only if two things hold: the provider confirms the address, and the member is its known owner here too.
 */
export async function memberOfPerson(context: Context, person: Person): Promise<Found> {
  const known = await identityStore.getMember(context.tx, person)
  if (known) return byStatus(known)
  const address = email.safeParse(person.email)
  // An address with an invisible sign is a different mailbox.
  const isPlain = address.data === person.email.trim().toLowerCase()
  if (!person.isVerified || !address.success || !isPlain) return { reason: 'unverified' }
  if (!isOfClub(address.data, context.env.OIDC_DOMAINS)) return { reason: 'domain' }
  const given = { ...person, email: address.data, name: nameOf(person, address.data) }
  const found = await memberStore.getByEmail(context.tx, address.data)
  if (!found) return makeMember(context, given)
  const member = await memberStore.getForUpdate(context.tx, found.id)
  if (member?.status === 'pending') return takeSignup(context, member, given)
  if (member?.status === 'approved') return connect(context, member, given)
  return { reason: member?.status === 'declined' ? 'declined' : 'refused' }
}

function byStatus(member: MemberRow): Found {
  if (member.status === 'approved') return { member }
  if (member.status === 'disabled') return { reason: 'refused' }
  return { reason: member.status === 'pending' ? 'waiting' : 'declined' }
}

const isOfClub = (address: string, domains: readonly string[]) =>
  domains.length === 0 || domains.includes(address.slice(address.lastIndexOf('@') + 1))

const nameRule = line(limits.name, messages.nameRequired)
const nameOf = ({ name }: Person, address: string) =>
  nameRule.safeParse(name).data ?? address.slice(0, address.indexOf('@')).slice(0, limits.name)

async function makeMember(context: Context, person: Person): Promise<Found> {
  const { tx, signupOpen } = context
  if (!signupOpen()) return { reason: 'closed' }
  const { name, email: address } = person
  const fresh = { email: address, name, passwordHash: null, emailConfirmedAt: new Date() }
  const member = await memberStore.create(tx, fresh)
  // Another person signed up with the address at this moment.
  if (!member || !(await identityStore.create(tx, member.id, person))) return { reason: 'failed' }
  await note(context, 'signup', member)
  return letIn(context, member, 'sent')
}

async function takeSignup(context: Context, { id }: MemberRow, person: Person): Promise<Found> {
  const { tx } = context
  const member = await identityStore.takeSignup(tx, id, person.name)
  if (!member || !(await identityStore.create(tx, id, person))) return { reason: 'failed' }
  await note(context, 'identity.connect', member)
  return letIn(context, member, 'waiting')
}

/** Approves a signup at once if the club admits it. */
async function letIn(context: Context, signup: MemberRow, otherwise: OidcReason): Promise<Found> {
  const { tx, env, mailer, publicUrl, changed } = context
  if (env.OIDC_APPROVE !== 'on') {
    // The provider vouches for the address, like a link in a mail.
    const admitted = await context.letIn(context, signup)
    return admitted ? { member: admitted } : { reason: otherwise }
  }
  const member = await memberStore.approve(tx, signup.id, null)
  if (!member) return { reason: 'failed' }
  changed('authors')
  await mailer.queue(tx, accountMails.approved(member, publicUrl))
  await note(context, 'signup.approve', member)
  await context.happened(tx, 'member.approved', { members: [member] })
  return { member }
}

/** An account with an unconfirmed address may belong to a stranger who signed up with it and waits for its owner. */
async function connect(context: Context, member: MemberRow, person: Person): Promise<Found> {
  const { tx, mailer, env, publicUrl } = context
  if (!member.emailConfirmedAt) return { reason: 'unconfirmed' }
  if (!(await identityStore.create(tx, member.id, person))) return { reason: 'refused' }
  await mailer.queue(tx, identityMails.connected(member, env.OIDC_NAME, publicUrl))
  await note(context, 'identity.connect', member)
  return { member }
}

const note = ({ tx, origin }: Context, action: string, { id }: MemberRow) =>
  auditStore.create(tx, { action, outcome: 'ok', target: id, ...origin })
