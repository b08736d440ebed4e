import { ofMember, type Section, utc } from './section.ts'

/** How a member signs up and in, and the audit's entries about them. */
export const ACCOUNT_SECTIONS: readonly Section[] = [
  {
    ...ofMember('email_confirmations'),
    name: 'emailConfirmations',
    shown: { email: 't.email', askedAt: utc('t.created_at'), expiresAt: utc('t.expires_at') },
  },
  {
    ...ofMember('join_uses'),
    name: 'joinCodes',
    from: 'join_uses t join join_codes c on c.id = t.code_id',
    shown: { note: 'c.note', usedAt: utc('t.created_at') },
  },
  {
    name: 'mergedAccounts',
    from: 'members t',
    where: 't.merged_into = $1::uuid',
    at: 't.created_at',
    id: 't.id',
    shown: { email: 't.email', name: 't.name', signedUpAt: utc('t.created_at') },
  },
  {
    ...ofMember('batch_mentors'),
    name: 'mentored',
    from: 'batch_mentors t join batches b on b.id = t.batch_id',
    shown: { batch: 'b.name', since: utc('t.created_at') },
  },
  {
    ...ofMember('member_tasks'),
    name: 'tasks',
    shown: { task: 't.task', until: 't.until::text', givenAt: utc('t.created_at') },
  },
  {
    ...ofMember('member_identities'),
    name: 'identities',
    shown: { issuer: 't.issuer', subject: 't.subject', connectedAt: utc('t.created_at') },
  },
  {
    ...ofMember('sessions'),
    name: 'signins',
    shown: {
      userAgent: 't.user_agent',
      address: 't.address',
      signedInAt: utc('t.created_at'),
      lastSeenAt: utc('t.used_at'),
    },
  },
  {
    ...ofMember('second_factors'),
    name: 'secondFactors',
    where: 't.member_id = $1::uuid and t.confirmed_at is not null',
    shown: {
      kind: 't.kind',
      name: 't.name',
      addedAt: utc('t.created_at'),
      lastUsedAt: utc('t.used_at'),
    },
  },
  { ...ofMember('recovery_codes'), name: 'recoveryCodes', shown: { madeAt: utc('t.created_at') } },
  {
    ...ofMember('api_tokens'),
    name: 'apiTokens',
    shown: {
      name: 't.name',
      ending: 't.ending',
      scopes: 't.scopes',
      madeAt: utc('t.created_at'),
      endsAt: utc('t.ends_at'),
      lastUsedAt: utc('t.used_at'),
    },
  },
  {
    name: 'audit',
    from: 'audit t',
    // Actions by others are exported without the actor's name and address.
    where: '(t.actor_id = $1::uuid or t.target = $1::uuid::text)',
    at: 't.created_at',
    id: 't.id',
    shown: {
      at: utc('t.created_at'),
      action: 't.action',
      outcome: 't.outcome',
      target: 't.target',
      byYou: 't.actor_id is not distinct from $1::uuid',
      address: 'case when t.actor_id is null or t.actor_id = $1::uuid then t.address end',
      requestId: 't.request_id',
    },
  },
]
